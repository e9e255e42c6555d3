/** What a seat knows of an EDO table, read from the JSON of the engine's view. */

import { list, object, objects, whole, word, words } from "../../lib/json";
import type { Json, JsonObject } from "../../lib/wire";
import { readOutlook, type Outlook } from "./faces";

export interface Built {
  readonly seat: number;
  readonly building: string;
}

/** What a city would pay somebody if the round ended now. */
export interface Earning {
  readonly seat: number;
  readonly strength: number;
  readonly ryo: number;
}

export interface City {
  readonly city: string;
  readonly tile: string | null;
  readonly sites: number;
  readonly buildings: readonly Built[];
  readonly fortressSites: number;
  readonly fortresses: number;
  readonly income: readonly Earning[];
}

export interface Band {
  readonly space: string;
  readonly seat: number;
  readonly count: number;
  readonly black: number;
}

/** A card of a plan with its action and its officials. */
export interface Planned {
  readonly card: string;
  readonly action: string;
  readonly own: number;
  readonly neutral: number;
  readonly black: number;
}

export interface Player {
  readonly points: number;
  readonly goods: Readonly<Record<Good, number>>;
  readonly officials: number;
  readonly neutrals: number;
  readonly blacks: number;
  readonly houses: number;
  readonly posts: number;
  /** Still to build; null without the temples of Jiin. */
  readonly temples: number | null;
  readonly cards: readonly string[];
  readonly privileges: readonly string[];
  readonly tokens: number;
  readonly inEdo: boolean;
  readonly ready: boolean;
  readonly plan: readonly (Planned | null)[];
  /** If the round, or the game, ended now; null when the server does not say. */
  readonly incomeNow: number | null;
  readonly wagesNow: number | null;
  readonly totalNow: number | null;
  readonly score: number | null;
  readonly place: number | null;
}

/** The card being performed. */
export interface Acting {
  readonly seat: number;
  readonly slot: number;
  readonly card: string;
  readonly action: string;
  readonly own: number;
  readonly neutral: number;
  readonly black: number;
  readonly moving: boolean;
  /** The space of the piece that is being moved. */
  readonly piece: string | null;
  readonly dispersal: string | null;
  readonly prices: Readonly<Record<string, number>>;
}

export interface Own {
  readonly seat: number;
  readonly plan: readonly (Planned | null)[];
  readonly answers: readonly string[];
  /** Only while plans are made. */
  readonly outlook: readonly Outlook[];
}

/** What is for sale and what the shogun asks for. */
export interface Market {
  readonly merchant: string | null;
  readonly merchantCard: string | null;
  readonly merchantTop: string | null;
  readonly merchantsLeft: number;
  readonly specials: readonly string[];
  readonly specialsLeft: number;
  readonly packages: readonly string[];
  readonly neutralsLeft: number;
  readonly fortressesLeft: number;
  readonly demands: readonly (string | null)[];
  readonly demandNext: string | null;
  readonly demandsLeft: number;
  readonly privileges: readonly (string | null)[];
  readonly privilegeNext: string | null;
  readonly privilegesLeft: number;
}

export interface EdoView extends Market {
  readonly modules: readonly string[];
  readonly side: string;
  readonly round: number;
  readonly phase: string;
  readonly pass: number | null;
  readonly start: number | null;
  readonly covered: readonly string[];
  readonly outsiders: readonly string[];
  readonly cities: readonly City[];
  readonly samurai: readonly Band[];
  readonly temples: readonly { readonly space: string; readonly seat: number }[];
  readonly ronin: readonly string[];
  readonly locationsOut: readonly string[];
  readonly players: readonly Player[];
  readonly turn: Acting | null;
  readonly ended: string | null;
  readonly you: Own | null;
}

export const GOODS = ["wood", "stone", "rice", "ryo"] as const;
export type Good = (typeof GOODS)[number];

function optional(value: Json | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function planned(value: Json): Planned | null {
  const row = object(value);
  if (row === null) return null;
  return {
    card: word(row.card) ?? "",
    action: word(row.action) ?? "",
    own: whole(row.own),
    neutral: whole(row.neutral),
    black: whole(row.black),
  };
}

function city(row: JsonObject): City {
  return {
    city: word(row.city) ?? "",
    tile: word(row.tile),
    sites: whole(row.sites),
    buildings: objects(row.buildings).map((one) => ({
      seat: whole(one.seat),
      building: word(one.building) ?? "house",
    })),
    fortressSites: whole(row.fortress_sites),
    fortresses: whole(row.fortresses),
    income: objects(row.income).map((one) => ({
      seat: whole(one.seat),
      strength: whole(one.strength),
      ryo: whole(one.ryo),
    })),
  };
}

function player(row: JsonObject): Player {
  return {
    points: whole(row.points),
    goods: {
      wood: whole(row.wood),
      stone: whole(row.stone),
      rice: whole(row.rice),
      ryo: whole(row.ryo),
    },
    officials: whole(row.officials),
    neutrals: whole(row.neutrals),
    blacks: whole(row.blacks),
    houses: whole(row.houses),
    posts: whole(row.posts),
    temples: optional(row.temples),
    cards: words(row.cards),
    privileges: words(row.privileges),
    tokens: whole(row.tokens),
    inEdo: row.in_edo === true,
    ready: row.ready === true,
    plan: list(row.plan).map(planned),
    incomeNow: optional(row.income_now),
    wagesNow: optional(row.wages_now),
    totalNow: optional(row.total_now),
    score: optional(row.score),
    place: optional(row.place),
  };
}

function acting(row: JsonObject): Acting {
  const prices = object(row.prices) ?? {};
  return {
    seat: whole(row.seat),
    slot: whole(row.slot),
    card: word(row.card) ?? "",
    action: word(row.action) ?? "",
    own: whole(row.own),
    neutral: whole(row.neutral),
    black: whole(row.black),
    moving: row.moving === true,
    piece: word(row.piece),
    dispersal: word(row.dispersal),
    prices: Object.fromEntries(Object.entries(prices).map(([at, ryo]) => [at, whole(ryo)])),
  };
}

function own(row: JsonObject): Own {
  return {
    seat: whole(row.seat),
    plan: list(row.plan).map(planned),
    answers: words(row.answers),
    outlook: objects(row.outlook).map(readOutlook),
  };
}

/** What is for sale and what the shogun asks for. */
function market(view: JsonObject): Market {
  return {
    merchant: word(view.merchant),
    merchantCard: word(view.merchant_card),
    merchantTop: word(view.merchant_top),
    merchantsLeft: whole(view.merchants_left),
    specials: words(view.specials),
    specialsLeft: whole(view.specials_left),
    packages: words(view.packages),
    neutralsLeft: whole(view.neutrals_left),
    fortressesLeft: whole(view.fortresses_left),
    demands: list(view.demands).map(word),
    demandNext: word(view.demand_next),
    demandsLeft: whole(view.demands_left),
    privileges: list(view.privileges).map(word),
    privilegeNext: word(view.privilege_next),
    privilegesLeft: whole(view.privileges_left),
  };
}

/** The view as a record; what is missing reads as nothing on the table. */
export function read(view: JsonObject): EdoView {
  const [turn, you] = [object(view.turn), object(view.you)];
  return {
    modules: words(view.modules),
    side: word(view.side) ?? "small",
    round: whole(view.round),
    phase: word(view.phase) ?? "setup",
    pass: optional(view.pass),
    start: optional(view.start),
    covered: words(view.covered),
    outsiders: words(view.outsiders),
    cities: objects(view.cities).map(city),
    samurai: objects(view.samurai).map((row) => ({
      space: word(row.space) ?? "",
      seat: whole(row.seat),
      count: whole(row.count),
      black: whole(row.black),
    })),
    temples: objects(view.temples).map((row) => ({
      space: word(row.space) ?? "",
      seat: whole(row.seat),
    })),
    ...market(view),
    ronin: words(view.ronin),
    locationsOut: words(view.locations_out),
    players: objects(view.players).map(player),
    turn: turn === null ? null : acting(turn),
    ended: word(view.ended),
    you: you === null ? null : own(you),
  };
}

/** The seats in the order of their turns. */
export function turnOrder(view: EdoView): readonly number[] {
  const count = view.players.length;
  return view.players.map((_, place) => ((view.start ?? 0) + place) % count);
}
