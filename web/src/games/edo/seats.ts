/** The colours of the seats of EDO; the shapes are those of the page. */

const SEATS = 5;

export function seatColour(seat: number): string {
  return `var(--edo-seat-${seat % SEATS})`;
}
