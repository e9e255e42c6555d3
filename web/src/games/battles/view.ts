/** What everybody sees of a battle, read from the JSON of the engine's view. */

import { list, numbers, object, objects, whole, word, words } from "../../lib/json";
import type { Json, JsonObject } from "../../lib/wire";

export interface Standing {
  readonly unit: string;
  readonly seat: number;
  readonly hex: string;
  readonly disordered: boolean;
  readonly marked: boolean;
}

export interface Side {
  readonly side: string;
  readonly hexes: number;
  readonly owed: number;
  readonly toPlace: readonly string[];
  readonly hand: readonly string[];
  readonly back: readonly string[];
  readonly cup: readonly string[];
  readonly removed: readonly string[];
  readonly commanders: readonly string[];
  readonly commanderCup: readonly string[];
}

export interface Declared {
  readonly unit: string;
  readonly target: string | null;
  readonly support: readonly string[];
  readonly trail: readonly string[];
}

/** A hex that can be reached: what it costs, the way there, and whether the move ends in an enemy zone. */
export interface Reach {
  readonly hex: string;
  readonly cost: number;
  readonly path: readonly string[];
  readonly stop: boolean;
}

/** One line of the sum behind a fight: what, of whom, how much. */
export interface Part {
  readonly what: string;
  readonly of: string;
  readonly amount: number;
}

/** What a fight would bring, out of 36 rolls; `fails` out of 216 that the defender breaks. */
export interface Chance {
  readonly unit: string;
  readonly strength: number;
  readonly defence: number | null;
  readonly difference: number | null;
  readonly column: number;
  readonly modifier: number;
  readonly parts: readonly Part[];
  readonly odds: ReadonlyMap<string, number>;
  readonly fails: number | null;
}

/** What the server says of the open question. */
export type Asked =
  | {
      readonly kind: "move";
      readonly unit: string;
      readonly from: string;
      readonly points: number;
      readonly zoc: ReadonlySet<string>;
      readonly normal: ReadonlyMap<string, Reach>;
      readonly road: ReadonlyMap<string, Reach>;
    }
  | {
      readonly kind: "fire" | "melee";
      readonly unit: string;
      readonly chances: ReadonlyMap<string, Chance>;
    };

export interface BattlesView {
  readonly scenario: string;
  readonly turn: number;
  readonly turns: number;
  readonly phase: string;
  readonly active: number;
  readonly acting: number;
  readonly pieces: readonly Standing[];
  readonly control: ReadonlyMap<string, number | null>;
  readonly sides: readonly Side[];
  readonly declared: Declared | null;
  readonly asked: Asked | null;
  readonly ended: string | null;
}

function standing(row: JsonObject): Standing {
  return {
    unit: word(row.unit) ?? "",
    seat: whole(row.seat),
    hex: word(row.hex) ?? "",
    disordered: row.disordered === true,
    marked: row.marked === true,
  };
}

function side(row: JsonObject): Side {
  return {
    side: word(row.side) ?? "",
    hexes: whole(row.hexes),
    owed: whole(row.owed),
    toPlace: words(row.to_place),
    hand: words(row.hand),
    back: words(row.back),
    cup: words(row.cup),
    removed: words(row.removed),
    commanders: words(row.commanders),
    commanderCup: words(row.commander_cup),
  };
}

function declared(value: Json | undefined): Declared | null {
  const row = object(value);
  const unit = word(row?.unit);
  if (row === null || unit === null) return null;
  const [support, trail] = [words(row.support), words(row.trail)];
  return { unit, target: word(row.target), support, trail };
}

function reaches(value: Json | undefined): ReadonlyMap<string, Reach> {
  const rows = objects(value).map((row) => ({
    hex: word(row.hex) ?? "",
    cost: whole(row.cost),
    path: words(row.path),
    stop: row.stop === true,
  }));
  return new Map(rows.map((row) => [row.hex, row]));
}

function part(value: Json): Part {
  const [what, of, amount] = list(value);
  return { what: word(what) ?? "", of: word(of) ?? "", amount: whole(amount) };
}

function chance(row: JsonObject): Chance {
  const odds = Object.entries(object(row.odds) ?? {});
  return {
    unit: word(row.unit) ?? "",
    strength: whole(row.strength),
    defence: typeof row.defence === "number" ? row.defence : null,
    difference: typeof row.difference === "number" ? row.difference : null,
    column: whole(row.column),
    modifier: whole(row.modifier),
    parts: list(row.parts).map(part),
    odds: new Map(odds.map(([result, count]) => [result, whole(count)])),
    fails: typeof row.fails === "number" ? row.fails : null,
  };
}

function asked(value: Json | undefined): Asked | null {
  const row = object(value);
  if (row === null) return null;
  const unit = word(row.unit) ?? "";
  if (row.kind === "fire" || row.kind === "melee") {
    const chances = objects(row.targets).map(chance);
    return { kind: row.kind, unit, chances: new Map(chances.map((one) => [one.unit, one])) };
  }
  if (row.kind !== "move") return null;
  return {
    kind: "move",
    unit,
    from: word(row.from) ?? "",
    points: whole(row.points),
    zoc: new Set(words(row.zoc)),
    normal: reaches(row.normal),
    road: reaches(row.road),
  };
}

function control(value: Json | undefined): ReadonlyMap<string, number | null> {
  const owner = (row: JsonObject): number | null => numbers([row.seat ?? null])[0] ?? null;
  return new Map(objects(value).map((row) => [word(row.hex) ?? "", owner(row)]));
}

/** The view as a record; what is missing reads as nothing on the table. */
export function read(view: JsonObject): BattlesView {
  return {
    scenario: word(view.scenario) ?? "toba",
    turn: whole(view.turn),
    turns: whole(view.turns),
    phase: word(view.phase) ?? "setup",
    active: whole(view.active),
    acting: whole(view.acting),
    pieces: objects(view.pieces).map(standing),
    control: control(view.control),
    sides: objects(view.sides).map(side),
    declared: declared(view.declared),
    asked: asked(view.asked),
    ended: word(view.ended),
  };
}
