/** The map and the pieces of a battle, read from the game's data rows. */

import { object, objects, whole, word, words } from "../../lib/json";
import type { Json, JsonObject } from "../../lib/wire";
import { hexId, HEXES, idOf, sideTo } from "./geometry";
import { CITY_SIGNS, COLS, ROWS, SIGN_TERRAINS, TOP_SIGN } from "./view";

export type Ground = (typeof SIGN_TERRAINS)[keyof typeof SIGN_TERRAINS];
export type Water = "stream" | "river" | "pond";

/** The side of a hex. */
export interface Edge {
  readonly hex: string;
  readonly side: number;
}

export interface Label {
  readonly id: string;
  readonly kind: string;
  readonly row: number;
  readonly column: number;
}

export interface Area {
  readonly id: string;
  readonly side: string;
  readonly hexes: readonly string[];
}

/** What is printed on a counter; a strength that is not printed is null. */
export interface Print {
  readonly id: string;
  readonly seat: number;
  readonly isCommander: boolean;
  readonly formation: string;
  readonly artillery: boolean;
  readonly fire: number | null;
  readonly melee: number | null;
  readonly morale: number;
  readonly move: number;
  readonly range: number | null;
  readonly drawn: string;
  readonly colour: string;
  readonly crest: string;
}

export interface Track {
  readonly arrivals: readonly [boolean, boolean];
  readonly commanders: readonly [boolean, boolean];
}

export interface Field {
  readonly id: string;
  readonly sides: readonly [string, string];
  readonly ground: ReadonlyMap<string, Ground>;
  readonly cities: ReadonlySet<string>;
  readonly tops: ReadonlySet<string>;
  readonly waters: Readonly<Record<Water, readonly Edge[]>>;
  readonly ways: readonly (readonly string[])[];
  readonly bridges: readonly (readonly [string, string])[];
  readonly victories: readonly string[];
  readonly entries: ReadonlyMap<string, string>;
  readonly areas: readonly Area[];
  readonly labels: readonly Label[];
  readonly pieces: ReadonlyMap<string, Print>;
  readonly track: readonly Track[];
}

const GROUND: Readonly<Record<string, Ground>> = SIGN_TERRAINS;

function hexOf(text: Json | undefined): string {
  return hexId(word(text) ?? "");
}

function hexes(value: Json | undefined): readonly string[] {
  return words(value).map(hexOf);
}

function pairOf(text: string): readonly [string, string] {
  const [one = "", other = ""] = text.split("-");
  return [hexId(one), hexId(other)];
}

function edgeOf(text: string): Edge {
  const [hex, other] = pairOf(text);
  return { hex, side: sideTo(hex, other) };
}

function signs(map: JsonObject): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  words(map.terrain).forEach((line, index) => {
    for (let column = 1; column <= COLS; column += 1) {
      found.set(idOf(ROWS - index, column), line[column - 1] ?? ".");
    }
  });
  return found;
}

function watersOf(map: JsonObject): Readonly<Record<Water, readonly Edge[]>> {
  const rows = objects(map.water);
  const of = (kind: Water): readonly Edge[] =>
    words(rows.find((row) => row.id === kind)?.sides).map(edgeOf);
  return { stream: of("stream"), river: of("river"), pond: of("pond") };
}

function printed(text: Json | undefined): number | null {
  const value = word(text);
  return value === null || value === "-" || value === "" ? null : Number(value);
}

interface Look {
  readonly colour: string;
  readonly crest: string;
}

const OWN: readonly Look[] = [
  { colour: "var(--print-ai)", crest: "ring" },
  { colour: "var(--print-shu)", crest: "ring" },
];

function looks(content: JsonObject, id: string): ReadonlyMap<string, Look> {
  const rows = [content.formations, content[`${id}/formations`]].flatMap((file) =>
    objects(object(file)?.formation),
  );
  return new Map(
    rows.map((row) => [
      word(row.id) ?? "",
      { colour: word(row.colour) ?? "var(--print-ink3)", crest: word(row.crest) ?? "ring" },
    ]),
  );
}

function values(row: JsonObject) {
  return {
    fire: printed(row.fire),
    melee: printed(row.melee),
    morale: Number(row.morale),
    move: Number(row.move),
    range: printed(row.range),
  };
}

function pieceOf(
  row: JsonObject,
  sides: readonly string[],
  formations: ReadonlyMap<string, Look>,
): Print {
  const formation = word(row.contingent);
  const seat = sides.indexOf(String(row.side));
  const look = formations.get(formation ?? "") ??
    OWN[seat] ?? { colour: "var(--print-ink3)", crest: "ring" };
  return {
    id: String(row.id),
    seat,
    isCommander: formation === null,
    formation: formation ?? "commanders",
    artillery: row.type === "artillery",
    drawn: String(row.drawn),
    ...values(row),
    ...look,
  };
}

function trackOf(row: JsonObject): Track {
  return {
    arrivals: [row.first === "R", row.second === "R"],
    commanders: [row.first_commander === "Lx1", row.second_commander === "Lx1"],
  };
}

function piecesOf(content: JsonObject, id: string, sides: readonly string[]) {
  const formations = looks(content, id);
  const all = [...objects(content[`${id}/units`]), ...objects(content[`${id}/commanders`])];
  return new Map(all.map((row) => [word(row.id) ?? "", pieceOf(row, sides, formations)]));
}

function read(content: JsonObject, id: string): Field {
  const listed = objects(object(content.scenarios)?.scenario).find((row) => row.id === id);
  const scenario = listed ?? object(content[`${id}/scenario`]);
  const sides = [word(scenario?.first) ?? "", word(scenario?.second) ?? ""] as const;
  const map = object(content[`${id}/map`]) ?? {};
  const signed = signs(map);
  const having = (marks: string): ReadonlySet<string> =>
    new Set(HEXES.filter((hex) => marks.includes(signed.get(hex) ?? " ")));
  return {
    id,
    sides,
    ground: new Map(HEXES.map((hex) => [hex, GROUND[signed.get(hex) ?? "."] ?? "flat"])),
    cities: having(CITY_SIGNS),
    tops: having(TOP_SIGN),
    waters: watersOf(map),
    ways: objects(map.road).map((row) => hexes(row.hexes)),
    bridges: objects(map.bridge).map((row) => pairOf(word(row.side) ?? "")),
    victories: objects(map.victory).map((row) => hexOf(row.hex)),
    entries: new Map(objects(map.entry).map((row) => [hexOf(row.hex), word(row.id) ?? ""])),
    areas: objects(map.area).map((row) => ({
      id: word(row.id) ?? "",
      side: word(row.side) ?? "",
      hexes: hexes(row.hexes),
    })),
    labels: objects(map.drawn).map((row) => ({
      id: word(row.id) ?? "",
      kind: word(row.kind) ?? "place",
      row: whole(row.row),
      column: whole(row.column),
    })),
    pieces: piecesOf(content, id, sides),
    track: objects(content[`${id}/track`]).map(trackOf),
  };
}

const known = new WeakMap<object, Map<string, Field>>();

/** The battle of that id, read once for each content. */
export function fieldOf(content: Json, id: string): Field {
  const all = object(content) ?? {};
  const fields = known.get(all) ?? new Map<string, Field>();
  known.set(all, fields);
  const found = fields.get(id) ?? read(all, id);
  fields.set(id, found);
  return found;
}
