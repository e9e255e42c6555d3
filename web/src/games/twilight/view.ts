/**
 * What a seat sees of the game, and what it is told. Made from `view_types` and `event_types` of
 * `hatamoto.games.twilight` by `make generate`; change those, not this.
 */

import type { EventOf } from "../events";

/** The side of each seat. */
export const SIDES = ["anti", "pro"] as const;

/** The types of cards: the owner, or that it must be played. */
export const CARD_TYPES = ["anti", "pro", "common", "must_play", "scoring"] as const;

/** The number of faces of a die. */
export const DIE_FACES = 6;

/** A space with the influence of both sides. */
export interface SpaceView {
  readonly space: string;
  readonly anti: number;
  readonly pro: number;
  readonly anti_support: number;
  /** The level to which influence recovers. */
  readonly pro_support: number;
  readonly control: "anti" | "pro" | null;
  /** Whether it is a port that is not open yet. */
  readonly closed: boolean;
}

/** A support counter on the map, with the face it shows. */
export interface MarkerView {
  readonly marker: string;
  readonly space: string;
  readonly side: "anti" | "pro";
  readonly value: number;
}

/** A side's standing in an area. */
export interface StandingView {
  readonly clans: number;
  /** Whether it controls the powered clan. */
  readonly powered: boolean;
  readonly status: string;
  readonly points: number;
}

/** What an area would score now; `net` is plus for Pro-Bakufu. */
export interface AreaView {
  readonly area: string;
  readonly anti: StandingView;
  readonly pro: StandingView;
  readonly net: number;
}

/** The outlook of a choice by space; `court_die` does not depend on the space. */
export interface ProspectsView {
  /** Who would control the space. */
  readonly after?: { readonly [key: string]: "anti" | "pro" | null };
  /** The numbers of clans that support the acting player and the opponent. */
  readonly bonus?: { readonly [key: string]: readonly number[] };
  /** The lowest die with an effect; 7 if there is none. */
  readonly needs?: { readonly [key: string]: number };
  /** The influence that a six would move in a coup. */
  readonly most?: { readonly [key: string]: number };
  /** In percent: the opponent loses influence, and the acting seat does. */
  readonly odds?: { readonly [key: string]: readonly number[] };
  /** The highest die with which a court operation succeeds; 0 if none is rolled. */
  readonly court_die?: number;
}

/** The open decision about a kind of action or a space. */
export interface AskedView extends ProspectsView {
  readonly seat: number;
  readonly decision: string;
  /** What is left: points, placements, or attempts. */
  readonly points: number | null;
  /** The target value of a war. */
  readonly target?: number | null;
  /** The price of a space in action points. */
  readonly prices?: { readonly [key: string]: number };
}

/** What only the reader can see; `events`, `court` and `pays` are parallel to `hand`. */
export interface OwnView {
  readonly seat: number;
  readonly hand: readonly string[];
  /** Whether the event would occur if the card were played now. */
  readonly events: readonly boolean[];
  /** Whether the card can be used for a court operation now. */
  readonly court: readonly boolean[];
  /** What a scoring card would score now, plus for Pro-Bakufu; null for other cards. */
  readonly pays: readonly (number | null)[];
  /** The cards known to be in the other hand. */
  readonly known: readonly string[];
}

/** The tracks and boxes of the map. */
export interface TracksView {
  readonly turn: number;
  readonly years: string | null;
  readonly round: number;
  readonly first: number;
  readonly active: number | null;
  readonly opened: boolean;
  /** Plus for Pro-Bakufu, minus for Anti-Bakufu. */
  readonly vp: number;
  readonly treaty: number;
  readonly hand_size: number;
  readonly intervention: number;
  readonly coup_allowed: boolean;
  /** The level of intervention at which coups are banned. */
  readonly coup_ban: number;
  readonly joi: boolean;
  /** The side that would score for Jo-i if the turn ended now. */
  readonly joi_side: "anti" | "pro";
  readonly yokohama: boolean;
  readonly modifier: boolean;
  readonly court: readonly number[];
  readonly court_done: readonly boolean[];
  /** The modifier of each side's die in a court operation. */
  readonly court_modifiers: readonly number[];
}

/** The public table, then the seat's own part. */
export interface TwilightView extends TracksView {
  readonly spaces: readonly SpaceView[];
  readonly markers: readonly MarkerView[];
  readonly areas: readonly AreaView[];
  readonly kyo_net: number;
  readonly ports_net: number;
  /** The scoring memory markers: `kyo`, `ports` and areas scored since the last shuffle. */
  readonly scored: readonly string[];
  readonly hands: readonly number[];
  readonly pile: number;
  readonly discard: readonly string[];
  readonly removed: readonly string[];
  /** The card in play. */
  readonly card: string | null;
  /** What it is used for, once announced. */
  readonly use: string | null;
  /** The parts of the card in the announced order; empty before. */
  readonly parts: readonly ("action" | "event")[];
  /** The current part of the card. */
  readonly part: "action" | "event" | null;
  readonly event_due: boolean;
  readonly asked: AskedView | null;
  readonly dice: readonly number[];
  readonly ended: string | null;
  readonly winner: number | null;
  readonly you: OwnView | null;
}

/** The types of facts by name; a name has the same type in all events. */
export interface TwilightFacts {
  readonly turn: number;
  readonly years: string;
  readonly seat: number;
  readonly count: number;
  readonly card: string;
  readonly marker: string;
  readonly space: string;
  readonly round: number;
  readonly use: string;
  readonly action_kind: string;
  readonly points: number;
  readonly amount: number;
  readonly influence: number;
  readonly number: number;
  readonly other_number: number;
  readonly bonus: number;
  readonly other_bonus: number;
  readonly total: number;
  readonly other_total: number;
  readonly stability: number;
  readonly value: number;
  readonly level: number;
  readonly modifier: number;
  readonly vp: number;
  readonly side: string;
  readonly target: number;
  readonly malus: number;
  readonly area: string;
  readonly anti_status: string;
  readonly pro_status: string;
  readonly anti_points: number;
  readonly pro_points: number;
  readonly anti: number;
  readonly pro: number;
  readonly reason: string;
}

/** By kind, the names of its facts. */
export interface TwilightKinds {
  readonly turn_began: "turn" | "years" | "seat";
  readonly first_player_changed: "seat";
  readonly open_deck_joined: "turn" | "count";
  readonly card_dealt: "seat";
  readonly card_received: "seat" | "card";
  readonly pile_reshuffled: "count";
  readonly pile_empty: never;
  readonly marker_stationed: "seat" | "marker" | "space";
  readonly marker_removed: "marker" | "space";
  readonly marker_returned: "marker";
  readonly round_began: "turn" | "round" | "seat";
  readonly card_played: "seat" | "card";
  readonly use_announced: "seat" | "card" | "use";
  readonly event_lapsed: "card";
  readonly event_occurred: "seat" | "card";
  readonly joi_performed: "card";
  readonly kind_chosen: "seat" | "action_kind" | "points";
  readonly influence_placed: "seat" | "space" | "amount" | "influence";
  readonly influence_removed: "seat" | "space" | "amount" | "influence";
  readonly influence_recovered: "seat" | "space" | "amount" | "influence";
  readonly control_gained: "seat" | "space";
  readonly control_lost: "seat" | "space";
  readonly points_unused: "seat" | "points";
  readonly attempts_unused: "seat" | "count";
  readonly realignment_rolled:
    | "seat"
    | "space"
    | "number"
    | "other_number"
    | "bonus"
    | "other_bonus"
    | "total"
    | "other_total";
  readonly realignment_tied: "space";
  readonly coup_rolled: "seat" | "space" | "number" | "points" | "stability" | "value";
  readonly intervention_raised: "level";
  readonly intervention_lowered: "level";
  readonly intervention_held: "level";
  readonly court_tried: "seat" | "number" | "points" | "modifier";
  readonly court_raised: "seat" | "level";
  readonly court_failed: "seat" | "level";
  readonly court_idle: "seat";
  readonly court_lowered: "seat" | "level";
  readonly vp_gained: "seat" | "amount" | "vp" | "side" | "points";
  readonly treaty_signed: "level";
  readonly yokohama_opened: never;
  readonly modifier_placed: never;
  readonly modifier_removed: never;
  readonly war_declared: "seat" | "space" | "target";
  readonly war_rolled: "seat" | "space" | "number" | "bonus" | "malus" | "value" | "target";
  readonly war_won: "seat" | "space";
  readonly war_failed: "seat" | "space";
  readonly war_idle: "seat" | "space";
  readonly area_scored: "area" | "anti_status" | "pro_status" | "anti_points" | "pro_points";
  readonly kyo_scored: "anti" | "pro";
  readonly ports_scored: "anti_points" | "pro_points";
  readonly card_discarded: "card";
  readonly card_removed: "card";
  readonly turn_ended: "turn";
  readonly joi_scored: "seat" | "amount";
  readonly final_scoring_began: never;
  readonly flags_rolled: "seat" | "number";
  readonly game_ended: "seat" | "reason" | "vp" | "side" | "points";
}

export type TwilightEvent = EventOf<TwilightFacts, TwilightKinds>;
