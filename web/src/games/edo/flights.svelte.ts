/** What moved since the last picture: figures fly one after another, places are outlined. */

import { untrack } from "svelte";
import type { TableEvent } from "../../lib/wire";
import type { BoardProps } from "../contract";
import type { Who } from "./pieces";

const FLIGHT = 220;
const OUTLINE = 600;
const LONGEST = 2000;

export interface Flight {
  readonly who: Who;
  readonly from: string;
  readonly to: string;
  /** Milliseconds it takes. */
  readonly time: number;
}

const MOVERS: Readonly<Record<string, "seat" | "ronin" | "merchant">> = {
  samurai_moved: "seat",
  samurai_relocated: "seat",
  samurai_brought: "seat",
  samurai_joined: "seat",
  ronin_relocated: "ronin",
  merchant_moved: "merchant",
};

/** The figures that moved, in order. */
export function flightsOf(news: readonly TableEvent[]): readonly Flight[] {
  const moved = news.flatMap(({ kind, facts }) => {
    const mover = MOVERS[kind];
    if (mover === undefined) return [];
    const samurai: Who = facts.black ? "black" : Number(facts.seat);
    const who: Who = mover === "seat" ? samurai : mover;
    return [{ who, from: String(facts.from_space), to: String(facts.to_space) }];
  });
  const time = Math.min(FLIGHT, LONGEST / Math.max(1, moved.length));
  return moved.map((one) => ({ ...one, time }));
}

/** The places an event speaks of. */
export function placesOf(event: TableEvent | null): readonly string[] {
  if (event === null) return [];
  return Object.entries(event.facts)
    .filter(([name, fact]) => /(^|_)(space|city)$/.test(name) && typeof fact === "string")
    .map(([, fact]) => String(fact));
}

export interface Sky {
  readonly flight: Flight | null;
  readonly changed: ReadonlySet<string>;
}

class Air implements Sky {
  flight: Flight | null = $state.raw(null);
  private outlined: readonly string[] = $state.raw([]);
  private queue: readonly Flight[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly props: () => BoardProps) {}

  get changed(): ReadonlySet<string> {
    const { pointed } = this.props();
    return new Set(pointed === null ? this.outlined : placesOf(pointed));
  }

  follow(news: readonly TableEvent[], still: boolean): void {
    this.outlined = news.flatMap(placesOf);
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.outlined = []), OUTLINE);
    if (still) return;
    this.queue = [...this.queue, ...flightsOf(news)];
    if (this.timer === undefined) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.fading);
  }

  private next(): void {
    const [flight, ...rest] = this.queue;
    this.queue = rest;
    this.flight = flight ?? null;
    this.timer = flight ? setTimeout(() => this.next(), flight.time) : undefined;
  }
}

/** Follows the news of the board; call it while the component is set up. */
export function sky(props: () => BoardProps): Sky {
  const air = new Air(props);
  const news = $derived(props().news);
  $effect(() => {
    const fresh = news;
    if (fresh.length > 0) untrack(() => air.follow(fresh, props().reducedMotion));
  });
  $effect(() => () => air.stop());
  return air;
}
