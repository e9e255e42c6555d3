/** What Shogunate adds to the end of a game. */

import { clanColour } from "../../../art/clans";
import type { GameEnd } from "../../contract";
import { clanOf } from "../clans";
import Moment from "../Moment.svelte";
import Chips from "./Chips.svelte";
import Column from "./Column.svelte";
import Line from "./Line.svelte";
import Sign from "./Sign.svelte";
import Winner from "./Winner.svelte";

export const END: GameEnd = {
  Winner,
  Chips,
  Column,
  column: "end-loyalties",
  Table: Line,
  Moment,
  Secret: Sign,
  secretColour: (id) => clanColour(clanOf(id)),
};
