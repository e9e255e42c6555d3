/**
 * What a seat sees of the game, and what it is told. Made from `hatamoto.games.shogunate.views` and
 * `event_types` by `make generate`; change those, not this.
 */

import type { EventOf } from "../events";

/** A leader in the Line. */
export interface SlotView {
  readonly leader: string;
  readonly honour: number;
}

/** What the table shows of one player. */
export interface PlayerView {
  readonly face_up: readonly string[];
  /** How many loyalty cards are face-down. */
  readonly face_down: number;
  readonly discard: readonly string[];
  readonly hand: readonly string[];
  /** The card in front. */
  readonly played: string | null;
  /** Owes no answer in the open simultaneous step. */
  readonly ready: boolean;
  /** All loyalty cards, when the game is over. */
  readonly loyalty?: readonly string[];
  /** When the game is over. */
  readonly score?: number;
}

/** A face-down card somebody was shown. */
export interface NoteView {
  readonly seat: number;
  readonly clan: string;
  readonly round: number;
  /** Its owner may have given it away since. */
  readonly stale: boolean;
}

/** What only the reader has. */
export interface OwnView {
  readonly seat: number;
  /** The face-down loyalty cards. */
  readonly loyalty: readonly string[];
  readonly score: number;
  /** Answers given in the open simultaneous step, as notation. */
  readonly answers: readonly string[];
  readonly notes: readonly NoteView[];
  /** The Plots on top of the deck; null for those the reader has not looked at. */
  readonly plots_known: readonly (string | null)[];
}

/** What a seat knows of the table; a watcher has no part of its own. */
export interface ShogunateView {
  readonly round: number;
  readonly hatamoto: number;
  readonly threshold: number;
  readonly line: readonly SlotView[];
  /** Its slot; null until the Line is laid. */
  readonly shinobi: number | null;
  /** The leader it follows; null while it has none, or keeps its slot. */
  readonly shinobi_leader: string | null;
  readonly strike: number;
  readonly plot: string | null;
  /** What the active Plot pays by slot. */
  readonly plot_honour: readonly number[] | null;
  readonly plots_past: readonly string[];
  readonly plots_left: number;
  /** The seats whose card is still to be carried out. */
  readonly waiting: readonly number[];
  /** How many loyalty cards nobody holds. */
  readonly loyalty_left_over: number;
  /** Why the game ended. */
  readonly ended: string | null;
  readonly players: readonly PlayerView[];
  readonly you: OwnView | null;
}

/** The facts of events by name: a name is of the same type in all of them. */
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
  /** The Line from the first slot on. */
  readonly leaders: readonly string[];
  readonly shinobi_slot: number;
  /** What the Shinobi takes from now on. */
  readonly strike: number;
  /** What the leader that gave has left. */
  readonly from_honour: number;
  /** What the leader that was given to has now. */
  readonly to_honour: number;
  readonly cards: readonly string[];
}

/** By kind, the names of its facts. */
export interface ShogunateKinds {
  readonly loyalty_dealt: "seat";
  readonly loyalty_received: "seat" | "clan";
  readonly leader_laid: "leader" | "slot";
  readonly hatamoto_chosen: "seat";
  readonly plot_revealed: "plot" | "strike";
  readonly round_began: "round" | "seat";
  readonly card_revealed: "seat" | "card";
  readonly player_named: "seat" | "named_seat" | "card";
  readonly leader_chosen: "seat" | "leader";
  readonly leader_moved: "seat" | "leader" | "from_slot" | "to_slot" | "leaders" | "shinobi_slot";
  readonly leaders_switched: "leader" | "other_leader" | "leaders" | "shinobi_slot";
  readonly loyalty_turned: "seat" | "clan";
  readonly loyalty_shown: "seat" | "to_seat";
  readonly loyalty_seen: "seat" | "to_seat" | "clan";
  readonly loyalty_exchanged: "seat" | "other_seat";
  readonly loyalty_swapped: "seat" | "other_seat" | "clan" | "other_clan";
  readonly card_discarded: "seat" | "card";
  readonly honour_gained: "leader" | "amount" | "honour";
  readonly honour_moved: "seat" | "from_leader" | "to_leader" | "from_honour" | "to_honour";
  readonly strike_changed: "plot" | "amount";
  readonly shinobi_moved: "from_slot" | "to_slot" | "leader";
  readonly loyalty_concealed: "by_seat" | "seat" | "clan";
  readonly plots_scried: "seat" | "count";
  readonly plot_seen: "seat" | "plot";
  readonly plots_ordered: "seat";
  readonly plot_ordered: "seat" | "plot";
  readonly card_recalled: "seat" | "card";
  readonly power_declined: "seat" | "plot";
  readonly power_idle: "plot";
  readonly shinobi_struck: "leader" | "amount" | "honour";
  readonly shinobi_missed: "leader";
  readonly shinobi_held: never;
  readonly threshold_reached: "seat" | "score";
  readonly check_passed: "round";
  readonly discard_picked_up: "seat" | "cards";
  readonly hatamoto_passed: "seat" | "to_seat";
  readonly plot_set_aside: "plot";
  readonly loyalty_revealed: "seat" | "clan" | "other_clan";
  readonly score_counted: "seat" | "score" | "place";
  readonly game_ended: "reason";
}

export type ShogunateEvent = EventOf<ShogunateFacts, ShogunateKinds>;
