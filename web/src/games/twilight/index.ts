/** Twilight of Shogun on the page. */

import "palette/twilight.css";
import type { GameModule } from "../contract";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Moment from "./Moment.svelte";
import Hand from "./Hand.svelte";
import { label, leads, question, status, summary } from "./module";
import SideMark from "./SideMark.svelte";
import { sideStyle } from "./sides";
import Track from "./Track.svelte";

export const GAME: GameModule = {
  id: "twilight",
  Board,
  Hand,
  Aside,
  inlaid: true,
  SeatMark: SideMark,
  fills: true,
  asking: 112,
  tabs: { board: "view-tab_map", known: "view-tab_score" },
  status,
  label,
  leads,
  question,
  declines: ["stop"],
  barred: ["use", "kind"],
  summary,
  end: {
    sky: ["var(--twilight-dusk)", "var(--twilight-night)"],
    seat: sideStyle,
    Table: Track,
    Moment,
  },
};
