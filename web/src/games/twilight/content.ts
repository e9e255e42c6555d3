/** The data rows of the game that the page prints: spaces, cards, areas, tracks. */

import { numbers, object, objects, whole, word, words } from "../../lib/json";
import type { Json, JsonObject } from "../../lib/wire";
import { CARD_TYPES } from "./view";

export interface SpaceRow {
  readonly id: string;
  readonly area: string | null;
  readonly kind: "clan" | "capital" | "port" | "edo";
  /** Null where nobody can control. */
  readonly stability: number | null;
  readonly powered: boolean;
  readonly support: readonly number[];
  readonly lines: readonly string[];
  readonly why: string;
}

export type CardType = (typeof CARD_TYPES)[number];

export interface CardRow {
  readonly id: string;
  readonly points: number;
  readonly type: CardType;
  readonly star: boolean;
  readonly joi: boolean;
  readonly deck: string;
  readonly provenance: string;
}

export interface AreaRow {
  readonly id: string;
  readonly powered: string;
  readonly presence: number;
  readonly domination: number;
  readonly control: number;
  readonly needed: number;
  readonly clans: number;
}

export interface Printed {
  readonly spaces: readonly SpaceRow[];
  readonly cards: ReadonlyMap<string, CardRow>;
  readonly areas: readonly AreaRow[];
  readonly years: readonly string[];
  /** The hand by treaty level. */
  readonly hands: readonly number[];
  /** The cards more by court level. */
  readonly courtCards: readonly number[];
  readonly lastIntervention: number;
  readonly winningPoints: number;
}

const TYPES: ReadonlySet<string> = new Set(CARD_TYPES);

function isType(value: string): value is CardType {
  return TYPES.has(value);
}

function kindOf(kind: string | null): SpaceRow["kind"] {
  return kind === "port" || kind === "edo" || kind === "capital" ? kind : "clan";
}

function space(row: JsonObject): SpaceRow {
  return {
    id: word(row.id) ?? "",
    area: word(row.area),
    kind: kindOf(word(row.kind)),
    stability: typeof row.stability === "number" ? row.stability : null,
    powered: row.powered === true,
    support: numbers(row.support),
    lines: words(row.lines),
    why: word(row.why) ?? "",
  };
}

function card(row: JsonObject): CardRow {
  const type = word(row.type) ?? "";
  return {
    id: word(row.id) ?? "",
    points: whole(row.points),
    type: isType(type) ? type : "common",
    star: row.star === true,
    joi: row.joi === true,
    deck: word(row.deck) ?? "",
    provenance: word(row.provenance) ?? "reconstructed",
  };
}

function area(row: JsonObject): AreaRow {
  return {
    id: word(row.id) ?? "",
    powered: word(row.powered) ?? "",
    presence: whole(row.presence),
    domination: whole(row.domination),
    control: whole(row.control),
    needed: whole(row.needed),
    clans: whole(row.clans),
  };
}

/** The rows by number; a pack may write them in any order. */
function numbered(rows: readonly JsonObject[]): readonly JsonObject[] {
  return [...rows].sort((one, other) => whole(one.id) - whole(other.id));
}

let last: { readonly content: Json; readonly printed: Printed } | null = null;

/** Everything printed, read once for each content. */
export function printed(content: Json): Printed {
  if (last?.content === content) return last.printed;
  const files = object(content) ?? {};
  const rows = (file: string, name: string) => objects(object(files[file])?.[name]);
  const found = {
    spaces: rows("map", "space").map(space),
    cards: new Map(
      rows("cards", "card")
        .map(card)
        .map((one) => [one.id, one]),
    ),
    areas: rows("scoring", "area").map(area),
    years: numbered(rows("tracks", "turn")).map((row) => word(row.years) ?? ""),
    hands: numbered(rows("tracks", "treaty")).map((row) => whole(row.hand)),
    courtCards: numbered(rows("tracks", "court")).map((row) => whole(row.cards)),
    lastIntervention: whole(object(files.tracks)?.last_intervention),
    winningPoints: whole(object(files.tracks)?.winning_points),
  };
  last = { content, printed: found };
  return found;
}

/** Each line between two spaces once. */
export function linesOf(spaces: readonly SpaceRow[]): readonly (readonly [string, string])[] {
  return spaces.flatMap(({ id, lines }) =>
    lines.filter((other) => id < other).map((other) => [id, other] as const),
  );
}
