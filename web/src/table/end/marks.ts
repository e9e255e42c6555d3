/** Shape, colour and dash of a seat in the figures of the end: never colour alone. */

import { seatColour, seatShape } from "../../art/seats";
import type { GameModule } from "../../games/contract";

export interface SeatStyle {
  /** A path on a field of 100 by 100. */
  readonly shape: string;
  readonly colour: string;
  readonly dash: string;
}

const DASHES = ["none", "7 4", "2 3", "10 3 2 3", "4 2", "1 4"];

export function styleOf(module: GameModule | null, seat: number): SeatStyle {
  const own = module?.end?.seat?.(seat);
  return {
    shape: own?.shape ?? seatShape(seat),
    colour: own?.colour ?? seatColour(seat),
    dash: DASHES[seat % DASHES.length] ?? "none",
  };
}
