/** Looking back: any moment as the reader's seat knew it then. */

import { get, invited } from "../lib/api";
import { dwell } from "../lib/beats";
import { screen } from "../lib/settings.svelte";
import type { JsonObject, Moment, Overlays } from "../lib/wire";

/** The replay speed if no pace is chosen for the table. */
const USUAL = "normal";

/** What a walk through the past must know of the table. */
export interface Walked {
  /** Through whose eyes; null for a watcher's. */
  readonly eyes: () => number | null;
  /** The moments at which something happened, in order. */
  readonly moments: () => readonly number[];
}

/** What a path gives, asked for once; again only after it failed. */
function once<T>(held: Map<string, Promise<T>>, path: string): Promise<T> {
  const begun = held.get(path) ?? get<T>(path);
  held.set(path, begun);
  begun.catch(() => held.delete(path));
  return begun;
}

export class Past {
  /** The moment that is shown; null while the present is. */
  at = $state<number | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** The last step went forward: the events of the moment may be animated. */
  forward = $state(false);
  playing = $state(false);
  /** The moment whose picture is there; behind `at` while that is fetched. */
  readonly shown: number | null = $derived(
    this.at === null ? null : (this.moment?.moment ?? this.at),
  );
  /** Where a walk ends; null for the whole replay. */
  until = $state<number | null>(null);

  private readonly held = new Map<string, Promise<Moment>>();
  private readonly laid = new Map<string, Promise<Overlays>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly walked: Walked,
  ) {}

  /** A moment as a seat knew it, asked for once. */
  fetched(at: number, seat: number | null): Promise<Moment> {
    const asSeat = seat === null ? "" : `?seat=${seat}`;
    return once(this.held, invited(`/api/tables/${this.id}/moments/${at}${asSeat}`));
  }

  /** The board overlays at a moment; null if there are none. */
  async overlays(at: number): Promise<JsonObject | null> {
    const path = invited(`/api/tables/${this.id}/moments/${at}/overlays`);
    const found = await once(this.laid, path).catch(() => null);
    return found?.overlays ?? null;
  }

  /** Shows a moment; a late response to a request for another moment or seat is dropped. */
  async go(at: number): Promise<void> {
    const forward = this.at !== null && at > this.at;
    const eyes = this.walked.eyes();
    this.at = at;
    const moment = await this.fetched(at, eyes).catch(() => null);
    if (this.at !== at || this.walked.eyes() !== eyes || !moment) return;
    this.forward = forward;
    this.moment = moment;
  }

  /** Shows the last moment by a number at which something happened. */
  look(at: number, until: number | null): void {
    this.until = until;
    this.pause();
    void this.go(this.momentAt(at));
  }

  private momentAt(at: number): number {
    const moments = this.walked.moments();
    return moments.findLast((moment) => moment <= at) ?? moments[0] ?? at;
  }

  /** Moves some steps forward or back, within the bounds, and pauses there. */
  step(by: number): void {
    const moments = this.walked.moments();
    if (this.at === null) return;
    const index = moments.indexOf(this.momentAt(this.at)) + by;
    this.stepTo(Math.max(0, Math.min(moments.length - 1, index)));
  }

  /** Shows the step of that number and stays there. */
  stepTo(index: number): void {
    const moment = this.walked.moments()[index];
    this.pause();
    if (moment !== undefined) void this.go(moment);
  }

  /** Plays on from here, one moment after the other, up to where the walk ends. */
  playOn(): void {
    clearTimeout(this.timer);
    this.playing = true;
    const wait = dwell(1.3, screen.pace === "off" ? USUAL : screen.pace, 0);
    const step = async () => {
      const next = this.next();
      if (!this.playing || next === undefined) return this.pause();
      await this.go(next);
      if (this.playing) this.timer = setTimeout(() => void step(), wait);
    };
    this.timer = setTimeout(() => void step(), wait);
  }

  private next(): number | undefined {
    const { at, until } = this;
    if (at === null) return undefined;
    return this.walked.moments().find((moment) => moment > at && moment <= (until ?? Infinity));
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  leave(): void {
    this.pause();
    this.at = null;
    this.moment = null;
    this.until = null;
  }
}
