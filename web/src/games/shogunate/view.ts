/** What a seat knows of a Shogunate table, read from the JSON of the engine's view. */

import { list, numbers, object, objects, whole, word, words } from "../../lib/json";
import type { Json, JsonObject } from "../../lib/wire";

export interface LineRow {
  readonly leader: string;
  readonly honour: number;
}

export interface Player {
  readonly faceUp: readonly string[];
  readonly faceDown: number;
  readonly discard: readonly string[];
  readonly hand: readonly string[];
  readonly played: string | null;
  readonly ready: boolean;
  /** Only when the game is over. */
  readonly loyalty: readonly string[] | null;
  readonly score: number | null;
}

export interface Note {
  readonly seat: number;
  readonly clan: string;
  readonly round: number;
  readonly stale: boolean;
}

/** What only the reader has. */
export interface Own {
  readonly seat: number;
  readonly loyalty: readonly string[];
  readonly score: number;
  readonly answers: readonly string[];
  readonly notes: readonly Note[];
  readonly plotsKnown: readonly (string | null)[];
}

export interface ShogunateView {
  readonly round: number;
  readonly hatamoto: number;
  readonly threshold: number;
  readonly line: readonly LineRow[];
  readonly shinobi: number | null;
  /** The leader it follows; null while it has none, or keeps its slot. */
  readonly shinobiLeader: string | null;
  readonly strike: number;
  readonly plot: string | null;
  readonly plotHonour: readonly number[];
  readonly plotsPast: readonly string[];
  readonly plotsLeft: number;
  readonly waiting: readonly number[];
  readonly leftOver: number;
  readonly ended: string | null;
  readonly players: readonly Player[];
  readonly you: Own | null;
}

function player(row: JsonObject): Player {
  return {
    faceUp: words(row.face_up),
    faceDown: whole(row.face_down),
    discard: words(row.discard),
    hand: words(row.hand),
    played: word(row.played),
    ready: row.ready === true,
    loyalty: row.loyalty === undefined ? null : words(row.loyalty),
    score: typeof row.score === "number" ? row.score : null,
  };
}

function note(row: JsonObject): Note {
  return {
    seat: whole(row.seat),
    clan: word(row.clan) ?? "",
    round: whole(row.round),
    stale: row.stale === true,
  };
}

function own(row: JsonObject): Own {
  return {
    seat: whole(row.seat),
    loyalty: words(row.loyalty),
    score: whole(row.score),
    answers: words(row.answers),
    notes: objects(row.notes).map(note),
    plotsKnown: list(row.plots_known).map(word),
  };
}

/** The view as a record; what is missing reads as nothing on the table. */
export function read(view: JsonObject): ShogunateView {
  const you = object(view.you);
  return {
    round: whole(view.round),
    hatamoto: whole(view.hatamoto, -1),
    threshold: whole(view.threshold),
    line: objects(view.line).map((row) => ({
      leader: word(row.leader) ?? "",
      honour: whole(row.honour),
    })),
    shinobi: typeof view.shinobi === "number" ? view.shinobi : null,
    shinobiLeader: word(view.shinobi_leader),
    strike: whole(view.strike, 1),
    plot: word(view.plot),
    plotHonour: numbers(view.plot_honour),
    plotsPast: words(view.plots_past),
    plotsLeft: whole(view.plots_left),
    waiting: numbers(view.waiting),
    leftOver: whole(view.loyalty_left_over),
    ended: word(view.ended),
    players: objects(view.players).map(player),
    you: you === null ? null : own(you),
  };
}

/** The slot of a leader, counted from 1; 0 when it is not in the Line. */
export function slotOf(view: ShogunateView, leader: string): number {
  return view.line.findIndex((row) => row.leader === leader) + 1;
}

/** The data row of a Plot: its honour, the numbers of its power, where it comes from; or null. */
export function plotRow(content: Json, id: string | null): JsonObject | null {
  const rows = objects(object(object(content)?.plots)?.plot);
  return rows.find((row) => row.id === id) ?? null;
}

/** What the Shinobi takes this round, and where. */
export interface Aim {
  readonly amount: number;
  readonly slot: number;
}

/** The strike as it stands; while the power is to come, with what the Plot's row foretells. */
export function aimOf(view: ShogunateView, content: Json): Aim {
  const row = plotRow(content, view.plot);
  return { amount: whole(row?.strike, view.strike), slot: whole(row?.slot, view.shinobi ?? 0) };
}
