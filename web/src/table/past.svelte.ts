/** Looking back: any moment as the reader's seat knew it then. */

import { get, invited } from "../lib/api";
import type { Moment } from "../lib/wire";

const STEP = 1100;

export class Past {
  /** The moment that is shown; null while the present is. */
  at = $state<number | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** The last step went one moment forward: its events may be animated. */
  forward = $state(false);
  playing = $state(false);
  /** Where a walk ends; null for the whole replay. */
  until = $state<number | null>(null);

  private readonly held = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string) {}

  private fetched(at: number, seat: number | null): Promise<Moment> {
    const asSeat = seat === null ? "" : `?seat=${seat}`;
    const path = invited(`/api/tables/${this.id}/moments/${at}${asSeat}`);
    const begun = this.held.get(path) ?? get<Moment>(path);
    this.held.set(path, begun);
    begun.catch(() => this.held.delete(path));
    return begun;
  }

  /** Shows a moment; a slower answer for an earlier wish is dropped. */
  async go(at: number, seat: number | null): Promise<void> {
    this.forward = this.at !== null && at === this.at + 1;
    this.at = at;
    const moment = await this.fetched(at, seat).catch(() => null);
    if (this.at === at && moment) this.moment = moment;
  }

  /** Plays on from here to the end, one moment after the other. */
  play(seat: number | null, last: number): void {
    clearTimeout(this.timer);
    this.playing = true;
    const step = async () => {
      if (!this.playing || this.at === null || this.at >= last) return this.pause();
      await this.go(this.at + 1, seat);
      this.timer = setTimeout(() => void step(), STEP);
    };
    this.timer = setTimeout(() => void step(), STEP / 2);
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
