/** Shogunate on the page. */

import type { GameModule } from "../contract";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { cut } from "./cut";
import { END } from "./end";
import Hand from "./Hand.svelte";
import Known from "./Known.svelte";
import { label, leads, status, summary } from "./module";
import OwnStrip from "./OwnStrip.svelte";

export const GAME: GameModule = {
  id: "shogunate",
  Board,
  cut,
  Hand,
  Known,
  Foot: OwnStrip,
  asking: 112,
  inlaid: true,
  Badge,
  status,
  label,
  leads,
  declines: ["decline"],
  summary,
  end: END,
};
