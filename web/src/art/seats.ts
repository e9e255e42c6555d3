import { seats } from "../../../src/hatamoto/drawing/data/outlines.json";

/** The shape of a seat by number on a field of 100 by 100; seats beyond the list begin again. */
export function seatShape(seat: number): string {
  return seats[seat % seats.length] ?? "";
}

/** The colour of a seat by number; shape and colour always go together. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % seats.length})`;
}
