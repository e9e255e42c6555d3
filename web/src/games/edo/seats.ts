/** The colours of the seats of EDO; the shapes are those of the page. */

export const SEAT_COLOURS: readonly string[] = [
  "#2A5A9E",
  "#2B8C7E",
  "#B5351F",
  "#A87B00",
  "#6C3F86",
];

/** The colour of a seat, also as a darker edge. */
export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "#6B6050";
}

export const RONIN = "#4A4038";
export const IDLE = "#8E8677";
export const BLACK = "#2A241E";
export const NEUTRAL = "#F6F0E0";
