/** The colours of the seats of EDO; the shapes are those of the page. */

import { SEATS } from "./view";

/** The colour of a seat in marks and figures of the page: lighter in the dark theme. */
export function markColour(seat: number): string {
  return `var(--edo-seat-mark-${seat % SEATS})`;
}

/** The colour of a seat's printed pieces, the same in both themes. */
export function seatColour(seat: number): string {
  return `var(--edo-seat-${seat % SEATS})`;
}
