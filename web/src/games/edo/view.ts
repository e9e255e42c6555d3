/**
 * What a seat sees of the game, and what it is told. Made from `view_types` and `event_types` of
 * `hatamoto.games.edo` by `make generate`; change those, not this.
 */

import type { Facts } from "../../lib/wire";
import type { EventOf } from "../events";

/** The phases of a round in order; the first only with the module Ronin. */
export const ROUND_PHASES = ["ronin", "plan", "perform", "wages", "limit"] as const;

/** The sorts of officials, in the order of notation. */
export const SORTS = ["own", "neutral", "black"] as const;

/** The goods in the order of a price. */
export const GOODS = ["wood", "stone", "rice", "ryo"] as const;

/** The maximum number of seats. */
export const SEATS = 5;

/** The number of cards in a plan. */
export const PLAN_SLOTS = 3;

/** The cards everybody has. */
export const START_CARDS = ["domain", "court", "works"] as const;

/** The kind of each space. */
export const SPACE_KINDS = {
  edo: "city",
  sakura: "city",
  odawara: "city",
  kawagoe: "city",
  utsunomiya: "city",
  mito: "city",
  kofu: "city",
  forestry_1: "forestry",
  forestry_2: "forestry",
  forestry_3: "forestry",
  quarry_1: "quarry",
  quarry_2: "quarry",
  quarry_3: "quarry",
  rice_1: "rice_field",
  rice_2: "rice_field",
  rice_3: "rice_field",
  river_sumida: "river",
  river_edogawa: "river",
  river_tama: "river",
  road_nikko: "road",
  road_boso: "road",
  road_koshu: "road",
  road_mito: "road",
  road_tokaido: "road",
  road_coast: "road",
  border_east: "border_post",
  border_south: "border_post",
  border_west: "border_post",
  border_north: "border_post",
  border_northeast: "border_post",
  border_southeast: "border_post",
  border_southwest: "border_post",
  border_northwest: "border_post",
} as const;

/** Fields whose names are keywords of Python. */
export interface PassView {
  readonly pass: number | null;
}

/** A card of a plan with its action and its officials. */
export interface PlannedView {
  readonly card: string;
  readonly action: string;
  readonly own: number;
  readonly neutral: number;
  readonly black: number;
}

/** A house or a trading post on a building site. */
export interface BuildingView {
  readonly seat: number;
  readonly building: "house" | "post";
}

/** What a city would pay somebody if the round ended now. */
export interface IncomeView {
  readonly seat: number;
  readonly strength: number;
  readonly ryo: number;
}

/** A city with its tile and its buildings by site. */
export interface CityView {
  readonly city: string;
  readonly tile: string | null;
  readonly sites: number;
  readonly buildings: readonly BuildingView[];
  readonly fortress_sites: number;
  readonly fortresses: number;
  /** By rank. */
  readonly income: readonly IncomeView[];
  /** What the tile pays by rank with the current number of players, at least one. */
  readonly pays: readonly number[];
}

/** A resource space in use, with what a samurai produces there. */
export interface FieldView {
  readonly space: string;
  readonly good: string;
  /** What each samurai produces: alone, with one other, with two. */
  readonly chart: readonly number[];
  /** The number of samurai of any kind on it. */
  readonly crowd: number;
  /** What each of them produces now; null if there are none. */
  readonly each: number | null;
  /** What each would produce with one more. */
  readonly joined: number;
}

/** A seat's samurai on one space. */
export interface SamuraiView {
  readonly space: string;
  readonly seat: number;
  readonly count: number;
  /** The number of black ones, which leave when the turn ends. */
  readonly black: number;
}

/** A temple of Jiin. */
export interface TempleView {
  readonly space: string;
  readonly seat: number;
}

/** What a face of a card could do right now. */
export interface OutlookView {
  readonly card: string;
  readonly action: string;
  /** `what` in each row is its subject; the rest are the facts of its sentence. */
  readonly rows: readonly Facts[];
}

/** What everybody can see of one player. */
export interface PlayerView {
  readonly points: number;
  readonly wood: number;
  readonly stone: number;
  readonly rice: number;
  readonly ryo: number;
  /** Own officials who are not on the board. */
  readonly officials: number;
  readonly neutrals: number;
  readonly blacks: number;
  /** Not built yet, like posts and temples. */
  readonly houses: number;
  readonly posts: number;
  /** Only with the module Jiin. */
  readonly temples?: number;
  /** The special cards. */
  readonly cards: readonly string[];
  readonly privileges: readonly string[];
  readonly tokens: number;
  readonly package: string | null;
  readonly town: string | null;
  /** Whether the seat has a house in Edo. */
  readonly in_edo: boolean;
  readonly ready: boolean;
  /** The part that was shown. */
  readonly plan: readonly (PlannedView | null)[];
  /** If the round ended now. */
  readonly income_now: number;
  readonly wages_now: number;
  /** The total score if the game ended now. */
  readonly total_now: number;
  /** Only after the game. */
  readonly score?: number;
  readonly place?: number;
}

/** The cost and points of an action. */
export interface CostView {
  /** Wood, stone, rice and ryo. */
  readonly price: readonly number[];
  readonly points: number;
  /** The building, if it builds one. */
  readonly building?: string;
}

/** The open turn: its seat, its card, and what is left of it. */
export interface TurnView {
  readonly seat: number;
  readonly slot: number;
  readonly card: string;
  readonly action: string;
  readonly own: number;
  readonly neutral: number;
  readonly black: number;
  /** Whether pieces may still move for pay. */
  readonly moving: boolean;
  /** The spaces of the samurai that have moved. */
  readonly moved: readonly string[];
  readonly merchant_moved: boolean;
  /** The spaces of the samurai that have produced. */
  readonly spent: readonly string[];
  /** The number of free moves or offers left to the current official. */
  readonly again: number;
  /** Whether the official may use the top card of the merchant pile. */
  readonly top_open: boolean;
  readonly dispersed: boolean;
  /** Where Ronin are being dispersed. */
  readonly dispersal: string | null;
  /** The space of the piece that is being moved. */
  readonly piece: string | null;
  readonly piece_black: boolean;
  /** Whether it is the merchant. */
  readonly piece_merchant: boolean;
  /** The kind of space a Ronin is sent to. */
  readonly kind: string | null;
  /** The costs of the piece's paths, by destination. */
  readonly prices: { readonly [key: string]: number } | null;
  /** The cheapest paths of the piece by destination, including both ends. */
  readonly paths: { readonly [key: string]: readonly string[] } | null;
  /** The costs of the turn's actions that cost or score something. */
  readonly costs: { readonly [key: string]: CostView };
  /** How many times an action can be repeated without a decision, if more than once. */
  readonly repeats: { readonly [key: string]: number };
}

/** What only the reader can see. */
export interface OwnView {
  readonly seat: number;
  readonly plan: readonly (PlannedView | null)[];
  /** Its pending answers in the open planning. */
  readonly answers: readonly string[];
  /** Only while plans are made. */
  readonly outlook: readonly OutlookView[] | null;
}

/** The round, the merchant and what is next to the board. */
export interface TableView extends PassView {
  readonly modules: readonly string[];
  readonly side: string;
  readonly round: number;
  readonly phase: "setup" | "ronin" | "plan" | "perform" | "wages" | "limit" | "refill" | "over";
  /** The start player, once chosen. */
  readonly start: number | null;
  readonly covered: readonly string[];
  /** The spaces with a samurai of an unused colour. */
  readonly outsiders: readonly string[];
  readonly merchant: string | null;
  readonly merchant_card: string | null;
  readonly merchant_top: string | null;
  readonly merchants_left: number;
  readonly merchants_past: readonly string[];
  readonly specials: readonly string[];
  readonly specials_left: number;
  /** The packages that are left. */
  readonly packages: readonly string[];
  readonly neutrals_left: number;
  readonly fortresses_left: number;
}

/** The privilege board and the Ronin; empty without their modules. */
export interface TokensView {
  /** The columns from the left. */
  readonly demands: readonly (string | null)[];
  readonly demand_next: string | null;
  readonly demands_left: number;
  readonly privileges: readonly (string | null)[];
  readonly privilege_next: string | null;
  readonly privileges_left: number;
  readonly ronin: readonly string[];
  /** The location tiles out of the bag. */
  readonly locations_out: readonly string[];
}

/** The whole view; everything but `you` is public. */
export interface EdoView extends TableView, TokensView {
  readonly cities: readonly CityView[];
  readonly fields: readonly FieldView[];
  readonly samurai: readonly SamuraiView[];
  readonly temples: readonly TempleView[];
  readonly players: readonly PlayerView[];
  readonly turn: TurnView | null;
  readonly ended: string | null;
  readonly you: OwnView | null;
}

/** Points and goods, or how they change. */
export interface GoodsView {
  readonly points: number;
  readonly wood: number;
  readonly stone: number;
  readonly rice: number;
  readonly ryo: number;
}

/** An action of a simulated plan. */
export interface StepView {
  readonly verb: string;
  readonly facts: Facts;
}

/** The forecast of a card of the plan. */
export interface SlotForecastView {
  readonly slot: number;
  readonly card: string;
  readonly action: string;
  readonly officials: number;
  /** Whether its turn is over. */
  readonly done: boolean;
  /** The ryo spent on movement. */
  readonly moves: number;
  readonly steps: readonly StepView[];
  readonly gain: GoodsView;
  /** The additional steps of one more official; empty if there are none. */
  readonly more_steps: readonly StepView[];
  readonly more_gain: GoodsView;
}

/** A player's standing in a city. */
export interface StandingView {
  readonly houses: number;
  readonly post: boolean;
  /** From 1. */
  readonly rank: number;
  /** The number of players in the city. */
  readonly players: number;
  readonly ryo: number;
}

/** A city now and at the end of the round; null if the player has no building there. */
export interface CityForecastView {
  readonly city: string;
  readonly now: StandingView | null;
  readonly then: StandingView | null;
}

/** A suggested change: one official more or fewer on a card of the plan. */
export interface FixView {
  readonly slot: number;
  readonly sort: "own" | "neutral" | "black";
  /** 1 or -1. */
  readonly change: number;
  readonly steps: readonly StepView[];
  readonly gain: GoodsView;
}

/** Something that a player may have overlooked. */
export interface WarningView {
  readonly what: "officials" | "goods" | "wages";
  readonly rule: string;
  readonly facts: Facts;
  readonly fix: FixView | null;
}

/** The end of the round with the rest of a plan, if nobody else does anything. */
export interface ForecastView {
  readonly slots: readonly SlotForecastView[];
  readonly cities: readonly CityForecastView[];
  readonly income_now: number;
  readonly income: number;
  readonly wages_now: number;
  readonly wages: number;
  readonly now: GoodsView;
  /** What the rest of the plan brings and costs. */
  readonly plan: GoodsView;
  /** What the wages take and the cities pay. */
  readonly round_end: GoodsView;
  /** The sum of the three. */
  readonly then: GoodsView;
  /** Whether the wages and the income of this round have been paid. */
  readonly settled: boolean;
  /** Wood, stone and rice after the wages. */
  readonly stored: number;
  readonly limit: number;
  readonly samurai: number;
  readonly warnings: readonly WarningView[];
}

/** The types of facts by name; a name has the same type in all events. */
export interface EdoFacts {
  readonly city: string;
  readonly tile: string;
  readonly merchant: string;
  readonly card: string;
  readonly seat: number;
  readonly package: string;
  readonly round: number;
  readonly slot: number;
  readonly action: string;
  readonly own: number;
  readonly neutral: number;
  readonly black: number;
  readonly from_space: string;
  readonly to_space: string;
  readonly price: number;
  readonly amount: number;
  readonly space: string;
  readonly good: string;
  readonly site: number;
  readonly points: number;
  readonly to_seat: number;
  readonly money: number;
  readonly samurai: number;
  readonly tokens: number;
  readonly score: number;
  readonly place: number;
  readonly reason: string;
  readonly demand: string;
  readonly privilege: string;
  readonly count: number;
  readonly location: string;
  readonly space_kind: string;
}

/** By kind, the names of its facts. */
export interface EdoKinds {
  readonly tile_laid: "city" | "tile";
  readonly merchant_turned: "merchant";
  readonly merchant_opened: "merchant";
  readonly special_opened: "card";
  readonly start_chosen: "seat";
  readonly package_taken: "seat" | "package";
  readonly town_taken: "seat" | "city";
  readonly round_began: "round" | "seat";
  readonly plans_locked: "round";
  readonly card_shown: "seat" | "slot" | "card" | "action" | "own" | "neutral" | "black";
  readonly samurai_moved: "seat" | "from_space" | "to_space" | "price";
  readonly merchant_moved: "seat" | "from_space" | "to_space" | "price";
  readonly money_collected: "seat" | "amount";
  readonly rice_delivered: "seat" | "amount";
  readonly goods_produced: "seat" | "space" | "good" | "amount";
  readonly house_built: "seat" | "city" | "site";
  readonly post_built: "seat" | "city" | "site";
  readonly fortress_built: "seat" | "city";
  readonly samurai_entered: "seat" | "space";
  readonly samurai_relocated: "seat" | "from_space" | "to_space" | "black";
  readonly goods_bought: "seat" | "merchant" | "amount" | "good" | "price";
  readonly point_traded: "seat" | "merchant";
  readonly official_recruited: "seat";
  readonly card_authorized: "seat" | "card" | "price";
  readonly turn_ended: "seat";
  readonly points_scored: "seat" | "amount" | "points";
  readonly samurai_returned: "seat" | "space";
  readonly wages_paid: "seat" | "amount";
  readonly income_paid: "seat" | "city" | "amount";
  readonly good_discarded: "seat" | "good";
  readonly merchant_left: "merchant";
  readonly start_passed: "seat" | "to_seat";
  readonly score_counted: "seat" | "points" | "money" | "samurai" | "tokens" | "score" | "place";
  readonly game_ended: "reason";
  readonly temple_built: "seat" | "space";
  readonly demand_opened: "demand";
  readonly privilege_opened: "privilege";
  readonly demand_met: "seat" | "demand";
  readonly privilege_granted: "seat" | "privilege";
  readonly privilege_used: "seat" | "privilege";
  readonly support_called: "seat" | "count";
  readonly black_entered: "seat" | "space";
  readonly black_left: "seat" | "space";
  readonly good_redeemed: "seat" | "good";
  readonly ronin_placed: "space";
  readonly ronin_selected: "seat" | "space";
  readonly location_drawn: "location";
  readonly kind_chosen: "seat" | "space_kind";
  readonly ronin_relocated: "from_space" | "to_space";
  readonly dispersal_begun: "seat" | "space";
  readonly samurai_brought: "seat" | "from_space" | "to_space" | "black" | "price";
  readonly samurai_joined: "seat" | "from_space" | "to_space" | "black";
  readonly ronin_dispersed: "seat" | "space" | "count";
  readonly ronin_stood: "seat" | "space";
  readonly tokens_taken: "seat" | "count";
}

export type EdoEvent = EventOf<EdoFacts, EdoKinds>;
