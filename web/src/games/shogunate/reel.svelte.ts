/** The picture on the table: it follows the events one by one and then rests on the view. */

import { untrack } from "svelte";
import type { TableEvent } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { advance, timesOf } from "./advance";
import { placesOf, placesOfAll } from "./places";
import { read, type ShogunateView } from "./view";

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

interface Frame {
  readonly at: number;
  readonly view: ShogunateView;
  readonly event: TableEvent | null;
}

/** The pictures between two views with the time each appears; the last is the goal itself. */
export function framesOf(
  from: ShogunateView,
  goal: ShogunateView,
  news: readonly TableEvent[],
): readonly Frame[] {
  const times = timesOf(news);
  const frames: Frame[] = [];
  let [at, view] = [0, from];
  news.forEach((event, place) => {
    view = advance(view, event, goal);
    const time = times[place] ?? 0;
    if (time > 0) frames.push({ at, view, event });
    at += time;
  });
  return [...frames, { at, view: goal, event: null }];
}

type Given = Pick<BoardProps, "view" | "news" | "reducedMotion" | "pointed">;

/** Follows the props of a part of the board; call it while the component is set up. */
export function reel(props: () => Given): Reel {
  const goal = $derived(read(props().view));
  let before = untrack(() => goal);
  let view = $state.raw(before);
  let event = $state.raw<TableEvent | null>(null);
  let changed = $state.raw(NOWHERE);

  function show(frame: Frame): void {
    view = frame.view;
    event = frame.event;
    changed = placesOf(frame.event);
  }

  $effect(() => {
    const [from, next] = [before, goal];
    before = next;
    const { news, reducedMotion } = untrack(props);
    if (reducedMotion || news.length === 0) {
      show({ at: 0, view: next, event: null });
      changed = placesOfAll(news);
      const timer = setTimeout(() => (changed = NOWHERE), OUTLINE);
      return () => clearTimeout(timer);
    }
    const frames = framesOf(from, next, news);
    const timers = frames.map((frame) => setTimeout(() => show(frame), frame.at));
    return () => timers.forEach(clearTimeout);
  });

  return {
    get view() {
      return view;
    },
    get event() {
      return event;
    },
    get places() {
      const pointed = props().pointed;
      return pointed === null ? changed : placesOf(pointed);
    },
  };
}
