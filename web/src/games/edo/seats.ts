/** The colours of the seats of EDO; the shapes are those of the page. */

import { SEATS } from "./view";

export function seatColour(seat: number): string {
  return `var(--edo-seat-${seat % SEATS})`;
}
