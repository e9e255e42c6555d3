/** A side in figures: a square for the first player, a disc for the second. */

import { seatShape } from "../../art/seats";

const SQUARE = 0;
const DISC = 2;

export function sideStyle(seat: number): { readonly shape: string; readonly colour: string } {
  return seat === 0
    ? { shape: seatShape(SQUARE), colour: "var(--ai)" }
    : { shape: seatShape(DISC), colour: "var(--shu)" };
}
