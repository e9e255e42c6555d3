/** EDO on the page. */

import "palette/edo.css";
import type { GameModule } from "../contract";
import Aside from "./Aside.svelte";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import EdoColumn from "./EdoColumn.svelte";
import Hand from "./Hand.svelte";
import { isPlaceless, label, leads, note, status, summary, together } from "./module";
import Moment from "./Moment.svelte";
import PlanActions from "./PlanActions.svelte";
import PointBars from "./PointBars.svelte";
import Purse from "./Purse.svelte";
import { ENDS, question, reminder } from "./question";
import SeatMark from "./SeatMark.svelte";
import { markColour } from "./seats";
import SpaceSheet from "./SpaceSheet.svelte";
import Winner from "./Winner.svelte";

export const GAME: GameModule = {
  id: "edo",
  Board,
  Hand,
  Aside,
  Badge,
  SeatMark,
  Actions: PlanActions,
  Purse,
  Sheet: SpaceSheet,
  fills: true,
  asking: 142,
  spread: "view-income",
  note,
  status,
  question,
  reminder,
  label,
  leads,
  offers: isPlaceless,
  together,
  declines: ENDS,
  tabs: { hand: "view-tab_hand", known: "view-tab_known" },
  summary,
  end: {
    Winner,
    Column: EdoColumn,
    column: "view-edo_house",
    Table: PointBars,
    Moment,
    sky: ["var(--edo-dusk)", "var(--edo-night)"],
    seat: (seat) => ({ colour: markColour(seat) }),
  },
};
