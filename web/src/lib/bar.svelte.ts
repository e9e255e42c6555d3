/** What the top bar says about the table that is open. */

import type { ClockRule, SeatClock } from "./wire";

/** The reader's own clock. */
export interface BarClock {
  readonly clock: SeatClock;
  readonly rule: ClockRule;
  /** When the clock value arrived, by `performance.now()`. */
  readonly told: number;
}

export interface BarTable {
  readonly game: string;
  readonly name: string;
  readonly also: string;
  readonly line: string;
  /** The reader is asked something. */
  readonly asked: boolean;
  /** Null without a clock, or for a watcher. */
  readonly clock: BarClock | null;
}

let open = $state.raw<BarTable | null>(null);

export const bar = {
  get table(): BarTable | null {
    return open;
  },
};

export function showOnBar(table: BarTable | null): void {
  open = table;
}
