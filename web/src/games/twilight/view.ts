/** What a seat knows of a table of Twilight of Shogun, read from the JSON of the engine's view. */

import { list, numbers, object, objects, whole, word, words } from "../../lib/json";
import type { Json, JsonObject } from "../../lib/wire";

export const ANTI = 0;
export const PRO = 1;

/** The seats by name: Anti-Bakufu begins. */
export type Side = "anti" | "pro";
export const SIDES: readonly Side[] = ["anti", "pro"];

/** What a card in play gives: action points, its event, or both in turn. */
export type Part = "action" | "event";

export interface SpaceView {
  readonly space: string;
  readonly influence: Readonly<Record<Side, number>>;
  /** What influence recovers to. */
  readonly support: Readonly<Record<Side, number>>;
  readonly control: Side | null;
  readonly closed: boolean;
}

export interface MarkerView {
  readonly marker: string;
  readonly space: string;
  readonly side: Side;
  readonly value: number;
}

export interface Standing {
  readonly clans: number;
  readonly powered: boolean;
  readonly status: string;
  readonly points: number;
}

/** What an area would pay now. */
export interface AreaView {
  readonly area: string;
  readonly anti: Standing;
  readonly pro: Standing;
  readonly net: number;
}

/** What the table is waiting for, with prices and odds as the engine tells them. */
export interface Asked {
  readonly seat: number;
  readonly decision: string;
  readonly points: number;
  readonly target: number | null;
  readonly space: string | null;
  readonly prices: ReadonlyMap<string, number>;
  readonly bonus: ReadonlyMap<string, readonly number[]>;
  /** Who would control: anti, pro or none. */
  readonly after: ReadonlyMap<string, string>;
  /** The least die with an effect; 7 where there is none. */
  readonly needs: ReadonlyMap<string, number>;
  /** What a six would move in a coup. */
  readonly most: ReadonlyMap<string, number>;
  /** In percent: the opponent loses influence, the asked seat does. */
  readonly odds: ReadonlyMap<string, readonly number[]>;
  /** The greatest die with which a court operation succeeds. */
  readonly courtDie: number;
}

/** What only the reader has; the lists run beside the hand. */
export interface Own {
  readonly seat: number;
  readonly hand: readonly string[];
  readonly events: readonly boolean[];
  readonly court: readonly boolean[];
  readonly known: readonly string[];
}

export interface TwilightView {
  readonly turn: number;
  readonly years: string;
  readonly round: number;
  readonly first: number;
  readonly active: number | null;
  readonly opened: boolean;
  /** Plus is Pro-Bakufu's, minus Anti-Bakufu's. */
  readonly vp: number;
  readonly treaty: number;
  readonly handSize: number;
  readonly intervention: number;
  readonly coupAllowed: boolean;
  readonly joi: boolean;
  /** Whom Jo-i pays if the turn ended now. */
  readonly joiSide: Side;
  readonly modifier: boolean;
  readonly court: readonly number[];
  readonly courtDone: readonly boolean[];
  readonly spaces: ReadonlyMap<string, SpaceView>;
  readonly markers: readonly MarkerView[];
  readonly areas: readonly AreaView[];
  readonly kyoNet: number;
  readonly portsNet: number;
  /** The scoring memory markers: `kyo`, `ports` and areas scored since the last shuffle. */
  readonly scored: readonly string[];
  readonly hands: readonly number[];
  readonly pile: number;
  readonly discard: readonly string[];
  readonly removed: readonly string[];
  /** The card in play, what it is used for once that is announced, and the part that is on. */
  readonly card: string | null;
  readonly use: string | null;
  readonly part: Part | null;
  readonly eventDue: boolean;
  readonly asked: Asked | null;
  readonly dice: readonly number[];
  readonly ended: string | null;
  readonly you: Own | null;
}

function sideOf(value: Json | undefined): Side | null {
  return value === "anti" || value === "pro" ? value : null;
}

function partOf(value: Json | undefined): Part | null {
  return value === "action" || value === "event" ? value : null;
}

function flags(value: Json | undefined): readonly boolean[] {
  return list(value).map((one) => one === true);
}

function mapped<V>(value: Json | undefined, read: (one: Json) => V): ReadonlyMap<string, V> {
  return new Map(Object.entries(object(value) ?? {}).map(([id, one]) => [id, read(one)]));
}

function optional(value: Json | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function space(row: JsonObject): SpaceView {
  return {
    space: word(row.space) ?? "",
    influence: { anti: whole(row.anti), pro: whole(row.pro) },
    support: { anti: whole(row.anti_support), pro: whole(row.pro_support) },
    control: sideOf(row.control),
    closed: row.closed === true,
  };
}

function marker(row: JsonObject): MarkerView {
  return {
    marker: word(row.marker) ?? "",
    space: word(row.space) ?? "",
    side: sideOf(row.side) ?? "anti",
    value: whole(row.value),
  };
}

function standing(value: Json | undefined): Standing {
  const row = object(value) ?? {};
  return {
    clans: whole(row.clans),
    powered: row.powered === true,
    status: word(row.status) ?? "none",
    points: whole(row.points),
  };
}

function area(row: JsonObject): AreaView {
  return {
    area: word(row.area) ?? "",
    anti: standing(row.anti),
    pro: standing(row.pro),
    net: whole(row.net),
  };
}

function asked(row: JsonObject): Asked {
  return {
    seat: whole(row.seat),
    decision: word(row.decision) ?? "",
    points: whole(row.points),
    target: optional(row.target),
    space: word(row.space),
    prices: mapped(row.prices, (one) => whole(one)),
    bonus: mapped(row.bonus, numbers),
    after: mapped(row.after, (one) => word(one) ?? "none"),
    needs: mapped(row.needs, (one) => whole(one, 7)),
    most: mapped(row.most, (one) => whole(one)),
    odds: mapped(row.odds, numbers),
    courtDie: whole(row.court_die),
  };
}

function own(row: JsonObject): Own {
  return {
    seat: whole(row.seat),
    hand: words(row.hand),
    events: flags(row.events),
    court: flags(row.court),
    known: words(row.known),
  };
}

function tracks(view: JsonObject) {
  return {
    turn: whole(view.turn, 1),
    years: word(view.years) ?? "",
    round: whole(view.round),
    first: whole(view.first),
    active: optional(view.active),
    opened: view.opened === true,
    vp: whole(view.vp),
    treaty: whole(view.treaty),
    handSize: whole(view.hand_size),
    intervention: whole(view.intervention),
    coupAllowed: view.coup_allowed !== false,
    joi: view.joi === true,
    joiSide: sideOf(view.joi_side) ?? "anti",
    modifier: view.modifier === true,
    court: numbers(view.court),
    courtDone: flags(view.court_done),
  };
}

/** The view as a record; what is missing reads as nothing on the table. */
export function read(view: JsonObject): TwilightView {
  const [you, question] = [object(view.you), object(view.asked)];
  const spaces = objects(view.spaces).map(space);
  return {
    ...tracks(view),
    spaces: new Map(spaces.map((one) => [one.space, one])),
    markers: objects(view.markers).map(marker),
    areas: objects(view.areas).map(area),
    kyoNet: whole(view.kyo_net),
    portsNet: whole(view.ports_net),
    scored: words(view.scored),
    hands: numbers(view.hands),
    pile: whole(view.pile),
    discard: words(view.discard),
    removed: words(view.removed),
    card: word(view.card),
    use: word(view.use),
    part: partOf(view.part),
    eventDue: view.event_due === true,
    asked: question === null ? null : asked(question),
    dice: numbers(view.dice),
    ended: word(view.ended),
    you: you === null ? null : own(you),
  };
}
