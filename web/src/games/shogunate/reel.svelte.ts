/** The picture on the table: it follows the events one by one and then rests on the view. */

import { untrack } from "svelte";
import type { TableEvent } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { advance, LONGEST, timesOf } from "./advance";
import { placesOf, placesOfAll } from "./places";
import { viewOf } from "./table";
import type { ShogunateView } from "./view";

const OUTLINE = 600;
const NOWHERE: ReadonlySet<string> = new Set();

export interface Reel {
  /** What lies on the table now. */
  readonly view: ShogunateView;
  /** The change being shown; null at rest. */
  readonly event: TableEvent | null;
  /** The pieces to outline: of that change, or of the record line pointed at. */
  readonly places: ReadonlySet<string>;
}

export interface Frame {
  /** How long it stays alone, in milliseconds. */
  readonly time: number;
  readonly view: ShogunateView;
  readonly event: TableEvent | null;
}

/** The pictures between two views, one for each change that is worth a look. */
export function framesOf(
  from: ShogunateView,
  goal: ShogunateView,
  news: readonly TableEvent[],
): readonly Frame[] {
  const times = timesOf(news);
  const frames: Frame[] = [];
  let view = from;
  news.forEach((event, place) => {
    view = advance(view, event, goal);
    const time = times[place] ?? 0;
    if (time > 0) frames.push({ time, view, event });
  });
  return frames;
}

/** Whether two views show the same table, whatever the seats have chosen in secret. */
export function isSameTable(one: ShogunateView, other: ShogunateView): boolean {
  const open = (view: ShogunateView): string => {
    const players = view.players.map((player) => ({ ...player, ready: false }));
    return JSON.stringify({ ...view, players, you: null });
  };
  return open(one) === open(other);
}

interface Shown {
  readonly view: ShogunateView;
  readonly event: TableEvent | null;
  readonly changed: ReadonlySet<string>;
}

type Given = Pick<BoardProps, "view" | "news" | "reducedMotion" | "pointed">;

class Projector implements Reel {
  private shown: Shown = $state.raw({ view: viewOf({}), event: null, changed: NOWHERE });
  private queue: readonly Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private goal: ShogunateView;

  constructor(private readonly props: () => Given) {
    this.goal = viewOf(untrack(props).view);
    this.shown = { view: this.goal, event: null, changed: NOWHERE };
  }

  get view(): ShogunateView {
    return this.shown.view;
  }

  get event(): TableEvent | null {
    return this.shown.event;
  }

  get places(): ReadonlySet<string> {
    const { pointed } = this.props();
    return pointed === null ? this.shown.changed : placesOf(pointed);
  }

  /** A new view has come: show how it came about, or go there at once. */
  follow(next: ShogunateView, news: readonly TableEvent[], still: boolean): void {
    const from = this.goal;
    this.goal = next;
    if (still || news.length === 0) {
      if (still || this.timer === undefined || !isSameTable(from, next)) this.rest(news);
      return;
    }
    this.queue = [...this.queue, ...framesOf(from, next, news)];
    if (this.timer === undefined) this.step();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private step(): void {
    const [frame, ...rest] = this.queue;
    if (frame === undefined) return this.rest([]);
    const total = this.queue.reduce((sum, one) => sum + one.time, 0);
    this.queue = rest;
    this.shown = { ...frame, changed: placesOf(frame.event) };
    this.timer = setTimeout(() => this.step(), frame.time * Math.min(1, LONGEST / total));
  }

  /** The goal itself, with an outline for a moment where something changed. */
  private rest(news: readonly TableEvent[]): void {
    this.stop();
    this.queue = [];
    this.shown = { view: this.goal, event: null, changed: placesOfAll(news) };
    if (news.length > 0) this.timer = setTimeout(() => this.rest([]), OUTLINE);
  }
}

/** Follows the props of a part of the board; call it while the component is set up. */
export function reel(props: () => Given): Reel {
  const projector = new Projector(props);
  const next = $derived(viewOf(props().view));
  let seen = false;
  $effect(() => {
    const view = next;
    if (!seen) {
      seen = true;
      return;
    }
    untrack(() => {
      const { news, reducedMotion } = props();
      projector.follow(view, news, reducedMotion);
    });
  });
  $effect(() => () => projector.stop());
  return projector;
}
