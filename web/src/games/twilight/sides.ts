/** A side in figures: a disc for Anti-Bakufu, a square for Pro-Bakufu. */

import { seatShape } from "../../art/seats";
import { PRO } from "./table";

const SQUARE = 0;
const DISC = 2;

export function sideStyle(seat: number): { readonly shape: string; readonly colour: string } {
  return seat === PRO
    ? { shape: seatShape(SQUARE), colour: "var(--ai)" }
    : { shape: seatShape(DISC), colour: "var(--shu)" };
}
