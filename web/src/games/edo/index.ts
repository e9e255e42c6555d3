/** EDO on the page. */

import "palette/edo.css";
import type { GameModule } from "../contract";
import Aside from "./Aside.svelte";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { ENDS, label, leads, status, summary } from "./module";
import SeatMark from "./SeatMark.svelte";
import { seatColour } from "./seats";

export const GAME: GameModule = {
  id: "edo",
  Board,
  Hand,
  Aside,
  Badge,
  SeatMark,
  fills: true,
  status,
  label,
  leads,
  declines: ENDS,
  tabs: { hand: ["采配", "view-tab_hand"], known: ["市", "view-tab_known"] },
  summary,
  end: { sky: ["#3E4A2B", "#1F2618"], seat: (seat) => ({ colour: seatColour(seat) }) },
};
