/**
 * What a seat sees of the game, and what it is told. Made from `view_types` and `event_types` of
 * `hatamoto.games.shogunate` by `make generate`; change those, not this.
 */

import type { EventOf } from "../events";

/** The steps of a round in order. */
export const STEPS = ["choose", "resolve", "honour", "power", "shinobi", "check", "pass"] as const;

/** By kind, the step of the round it belongs to after all cards are resolved. */
export const EVENT_STEPS = {
  honour_gained: "honour",
  honour_moved: "power",
  leaders_switched: "power",
  strike_changed: "power",
  shinobi_moved: "power",
  power_idle: "power",
  power_declined: "power",
  shinobi_struck: "shinobi",
  shinobi_missed: "shinobi",
  shinobi_held: "shinobi",
  check_passed: "check",
  discard_picked_up: "pass",
  hatamoto_passed: "pass",
  plot_set_aside: "pass",
  plot_revealed: "pass",
} as const;

/** A leader in the Line. */
export interface SlotView {
  readonly leader: string;
  readonly honour: number;
}

/** A leader's contribution to a score. */
export interface ShareView {
  readonly clan: string;
  readonly honour: number;
}

/** What everybody can see of one player. */
export interface PlayerView {
  readonly face_up: readonly string[];
  /** How many loyalty cards are face-down. */
  readonly face_down: number;
  readonly discard: readonly string[];
  readonly hand: readonly string[];
  /** The card in front of the player. */
  readonly played: string | null;
  /** Whether the seat has nothing left to answer in the open simultaneous step. */
  readonly ready: boolean;
  /** All loyalty cards; only after the game. */
  readonly loyalty?: readonly string[];
  /** Only after the game. */
  readonly score?: number;
  /** How the score is made up; only after the game. */
  readonly shares?: readonly ShareView[];
}

/** A face-down card somebody was shown. */
export interface NoteView {
  readonly seat: number;
  readonly clan: string;
  readonly round: number;
  /** Whether its owner may have given it away since. */
  readonly stale: boolean;
}

/** What only the reader can see. */
export interface OwnView {
  readonly seat: number;
  /** The face-down loyalty cards. */
  readonly loyalty: readonly string[];
  readonly score: number;
  /** How the score is made up. */
  readonly shares: readonly ShareView[];
  /** Answers given in the open simultaneous step, as notation. */
  readonly answers: readonly string[];
  readonly notes: readonly NoteView[];
  /** The Plots on top of the deck; null for those the reader has not looked at. */
  readonly plots_known: readonly (string | null)[];
}

/** What a seat knows of the table; for a watcher `you` is null. */
export interface ShogunateView {
  readonly round: number;
  readonly step: "choose" | "resolve" | "power";
  readonly hatamoto: number;
  readonly threshold: number;
  readonly line: readonly SlotView[];
  /** Its slot; null until the Line is laid out. */
  readonly shinobi: number | null;
  /** The leader it follows; null if it stays in its slot. */
  readonly shinobi_leader: string | null;
  readonly strike: number;
  readonly plot: string | null;
  /** The honour that the active Plot pays each slot. */
  readonly plot_honour: readonly number[] | null;
  readonly plots_past: readonly string[];
  readonly plots_left: number;
  /** The seats whose card is still to be resolved. */
  readonly waiting: readonly number[];
  /** How many loyalty cards nobody holds. */
  readonly loyalty_left_over: number;
  /** Why the game ended. */
  readonly ended: string | null;
  readonly players: readonly PlayerView[];
  readonly you: OwnView | null;
}

/** The types of facts by name; a name has the same type in all events. */
export interface ShogunateFacts {
  readonly seat: number;
  readonly clan: string;
  readonly leader: string;
  readonly slot: number;
  readonly plot: string;
  readonly round: number;
  readonly card: string;
  readonly named_seat: number;
  readonly from_slot: number;
  readonly to_slot: number;
  readonly other_leader: string;
  readonly to_seat: number;
  readonly other_seat: number;
  readonly other_clan: string;
  readonly amount: number;
  readonly honour: number;
  readonly from_leader: string;
  readonly to_leader: string;
  readonly by_seat: number;
  readonly count: number;
  readonly score: number;
  readonly place: number;
  readonly reason: string;
  /** The Line, from the first slot. */
  readonly leaders: readonly string[];
  readonly shinobi_slot: number;
  /** The honour the Shinobi takes from now on. */
  readonly strike: number;
  /** The honour left on the leader that gave. */
  readonly from_honour: number;
  /** The honour on the leader that received. */
  readonly to_honour: number;
  readonly cards: readonly string[];
  /** The action cards in the seat's hand after the event. */
  readonly hand: readonly string[];
  /** The action cards in the seat's discard after the event. */
  readonly discard: readonly string[];
  /** The seats whose card is still to be resolved. */
  readonly waiting: readonly number[];
  /** The seat's face-up loyalty cards after the event. */
  readonly face_up: readonly string[];
  /** The number of the seat's face-down loyalty cards after the event. */
  readonly face_down: number;
  readonly plots_past: readonly string[];
  /** The honour that the Plot pays each slot. */
  readonly plot_honour: readonly number[];
  readonly plots_left: number;
}

/** By kind, the names of its facts. */
export interface ShogunateKinds {
  readonly loyalty_dealt: "seat";
  readonly loyalty_received: "seat" | "clan";
  readonly leader_laid: "leader" | "slot";
  readonly hatamoto_chosen: "seat";
  readonly plot_revealed: "plot" | "strike" | "plot_honour" | "plots_left";
  readonly round_began: "round" | "seat";
  readonly card_revealed: "seat" | "card" | "hand" | "waiting";
  readonly player_named: "seat" | "named_seat" | "card" | "waiting";
  readonly leader_chosen: "seat" | "leader";
  readonly leader_moved: "seat" | "leader" | "from_slot" | "to_slot" | "leaders" | "shinobi_slot";
  readonly leaders_switched: "leader" | "other_leader" | "leaders" | "shinobi_slot";
  readonly loyalty_turned: "seat" | "clan" | "face_up" | "face_down";
  readonly loyalty_shown: "seat" | "to_seat";
  readonly loyalty_seen: "seat" | "to_seat" | "clan";
  readonly loyalty_exchanged: "seat" | "other_seat";
  readonly loyalty_swapped: "seat" | "other_seat" | "clan" | "other_clan";
  readonly card_discarded: "seat" | "card" | "discard";
  readonly honour_gained: "leader" | "amount" | "honour";
  readonly honour_moved:
    "seat" | "from_leader" | "to_leader" | "amount" | "from_honour" | "to_honour";
  readonly strike_changed: "plot" | "amount";
  readonly shinobi_moved: "from_slot" | "to_slot" | "leader";
  readonly loyalty_concealed: "by_seat" | "seat" | "clan" | "face_up" | "face_down";
  readonly plots_scried: "seat" | "count";
  readonly plot_seen: "seat" | "plot";
  readonly plots_ordered: "seat";
  readonly plot_ordered: "seat" | "plot";
  readonly card_recalled: "seat" | "card" | "hand" | "discard";
  readonly power_declined: "seat" | "plot";
  readonly power_idle: "plot";
  readonly shinobi_struck: "leader" | "amount" | "honour";
  readonly shinobi_missed: "leader";
  readonly shinobi_held: never;
  readonly threshold_reached: "seat" | "score";
  readonly check_passed: "round";
  readonly discard_picked_up: "seat" | "cards" | "discard";
  readonly hatamoto_passed: "seat" | "to_seat";
  readonly plot_set_aside: "plot" | "plots_past";
  readonly loyalty_revealed: "seat" | "clan" | "other_clan";
  readonly score_counted: "seat" | "score" | "place";
  readonly game_ended: "reason";
}

export type ShogunateEvent = EventOf<ShogunateFacts, ShogunateKinds>;
