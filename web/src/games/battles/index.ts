/** Decisive Battles on the page. */

import "palette/battles.css";
import type { GameModule } from "../contract";
import Aside from "./Aside.svelte";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import HexRow from "./HexRow.svelte";
import { LAY_KEYS } from "./overlaySettings.svelte";
import Moment from "./Moment.svelte";
import { label, leads, status, summary } from "./module";
import SideMark from "./SideMark.svelte";
import { sideStyle } from "./sides";
import Winner from "./Winner.svelte";

export const GAME: GameModule = {
  id: "battles",
  Board,
  Aside,
  Badge,
  SeatMark: SideMark,
  fills: true,
  rulesCoverRail: true,
  status,
  label,
  leads,
  declines: ["end", "stay", "hold"],
  tabs: { board: "view-map", known: "view-forces" },
  summary,
  keys: LAY_KEYS,
  end: {
    Winner,
    Table: HexRow,
    Moment,
    sky: ["var(--battles-dusk)", "var(--battles-night)"],
    seat: sideStyle,
  },
};
