/** The colours of the seats of EDO; the shapes are those of the page. */

import { SEATS } from "./view";

/** Of what is written and drawn on the page about a seat: lighter on a dark one. */
export function markColour(seat: number): string {
  return `var(--edo-seat-mark-${seat % SEATS})`;
}

/** Of printed pieces, the same in both themes. */
export function seatColour(seat: number): string {
  return `var(--edo-seat-${seat % SEATS})`;
}
