/**
 * What a seat sees of the game, and what it is told. Made from `view_types` and `event_types` of
 * `hatamoto.games.battles` by `make generate`; change those, not this.
 */

import type { EventOf } from "../events";

/** The rows of the map, from the south. */
export const ROWS = 24;

/** The hexes of a row, from the west. */
export const COLS = 28;

/** The neighbours by direction, as row and column offsets: for odd rows, then for even rows. */
export const STEPS = [
  [
    [0, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
    [-1, 0],
  ],
  [
    [0, 1],
    [1, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
    [-1, 1],
  ],
] as const;

/** The terrain of each character in a map file. */
export const SIGN_TERRAINS = {
  ".": "flat",
  h: "hill",
  M: "mountain",
  T: "mountain",
  w: "wetland",
  C: "flat",
  c: "hill",
  "~": "lake",
} as const;

/** The characters of a hex with a city. */
export const CITY_SIGNS = "Cc";

/** The character of a mountain with a top. */
export const TOP_SIGN = "T";

/** The lowest sum of two dice. */
export const LOWEST_ROLL = 2;

/** The number of rolls of two dice. */
export const ROLLS = 36;

/** The number of rolls of two dice and the morale die. */
export const ROLLS_WITH_MORALE = 216;

/** A piece on the map. */
export interface PieceView {
  readonly unit: string;
  readonly seat: number;
  readonly hex: string;
  readonly disordered: boolean;
  /** Whether it has acted in this phase. */
  readonly marked: boolean;
}

/** A victory hex and the seat that controls it. */
export interface VictoryHexView {
  readonly hex: string;
  readonly seat: number | null;
}

/** A side's pieces off the map and its victory hexes. */
export interface SideView {
  readonly side: string;
  /** The number of victory hexes it controls. */
  readonly hexes: number;
  readonly to_place: readonly string[];
  readonly hand: readonly string[];
  /** The number of units it may still bring on from its hand. */
  readonly owed: number;
  readonly cup: readonly string[];
  readonly back: readonly string[];
  readonly removed: readonly string[];
  readonly commanders: readonly string[];
  readonly commander_cup: readonly string[];
}

/** The open declaration of a piece. */
export interface DeclaredView {
  readonly unit: string;
  readonly target: string | null;
  readonly support: readonly string[];
  readonly via: string | null;
  /** The hexes of friendly units that an unfinished retreat has passed. */
  readonly trail: readonly string[];
}

/** The worst fire at a unit in a hex, of 36 rolls. */
export interface ForecastView {
  /** The number of enemy units that could fire at it. */
  readonly count: number;
  readonly strength: number;
  readonly modifier: number;
  readonly odds: { readonly [key: string]: number };
}

/** A hex that can be reached. */
export interface ReachView {
  readonly hex: string;
  readonly cost: number;
  readonly path: readonly string[];
  /** Whether the move ends there in an enemy zone of control. */
  readonly stop: boolean;
  /** The enemy's fire at it there; null if there is none. */
  readonly fire: ForecastView | null;
}

/** Fields whose names are keywords of Python. */
export interface OriginView {
  readonly from: string;
}

/** The hexes in reach, by normal movement and by road. */
export interface MoveView extends OriginView {
  readonly kind: "move";
  readonly unit: string;
  readonly points: number;
  readonly zoc: readonly string[];
  readonly normal: readonly ReachView[];
  readonly road: readonly ReachView[];
}

/** The odds of fire at a target, of 36 rolls. */
export interface ShotView {
  readonly unit: string;
  readonly strength: number;
  readonly modifier: number;
  /** The terms of strength and modifier: what, of which piece, how much. */
  readonly parts: readonly (readonly (string | number)[])[];
  readonly odds: { readonly [key: string]: number };
  /** The result of each sum of the dice, from 2 to 12. */
  readonly ladder: readonly string[];
}

/** The odds of an attack. */
export interface AttackView extends ShotView {
  readonly defence: number;
  readonly difference: number;
  /** Of 216 rolls, those that break the defender. */
  readonly fails: number;
}

/** A unit that may still support, and the odds of the fire with it. */
export interface FireSupporterView {
  readonly unit: string;
  readonly chance: ShotView;
}

/** A unit that may still support, and the odds of the attack with it. */
export interface MeleeSupporterView {
  readonly unit: string;
  readonly chance: AttackView;
}

/** The targets of a unit that fires. */
export interface FireView {
  readonly kind: "fire";
  readonly unit: string;
  readonly targets: readonly ShotView[];
  readonly supporters: readonly FireSupporterView[];
}

/** The targets of a unit that attacks. */
export interface MeleeView {
  readonly kind: "melee";
  readonly unit: string;
  readonly targets: readonly AttackView[];
  readonly supporters: readonly MeleeSupporterView[];
}

/** The range of a piece on the map: of fire, or of command. */
export interface RangeView {
  readonly unit: string;
  readonly hex: string;
  readonly kind: "fire" | "command";
  /** The hexes in range. */
  readonly within: readonly string[];
  /** Those where it could fire at an enemy: for a gun, hexes next to a unit that spots. */
  readonly seen: readonly string[];
}

/** Optional layers of the map, the same for everybody. */
export interface OverlaysView {
  /** By seat, the hexes in its zones of control. */
  readonly zones: readonly (readonly string[])[];
  readonly ranges: readonly RangeView[];
}

/** The public table, and the reader's seat. */
export interface BattlesView {
  readonly scenario: string;
  /** 0 during set-up. */
  readonly turn: number;
  readonly turns: number;
  /** `setup`, `move`, `fire`, `melee` or `over`. */
  readonly phase: string;
  /** Whose player turn it is. */
  readonly active: number;
  /** Who acts in this phase. */
  readonly acting: number;
  readonly pieces: readonly PieceView[];
  readonly control: readonly VictoryHexView[];
  readonly sides: readonly SideView[];
  readonly declared: DeclaredView | null;
  /** A preview of the open decision. */
  readonly asked: MoveView | FireView | MeleeView | null;
  readonly ended: string | null;
  readonly you: number | null;
}

/** The types of facts by name; a name has the same type in all events. */
export interface BattlesFacts {
  readonly unit: string;
  readonly hex: string;
  readonly turn: number;
  readonly phase: string;
  readonly side: string;
  readonly number: number;
  readonly count: number;
  readonly commander: string;
  readonly mode: string;
  readonly from_hex: string;
  readonly path: readonly string[];
  readonly victory: string;
  readonly target_unit: string;
  readonly support_units: readonly string[];
  readonly support_hexes: readonly string[];
  readonly strength: number;
  readonly other_number: number;
  readonly modifier: number;
  readonly total: number;
  readonly result: string;
  /** The heading of the column in the results table. */
  readonly column: string;
  /** The roll of the row in the results table, clipped to the table. */
  readonly row: number;
  readonly difference: number;
  readonly morale: number;
  readonly passed_unit: string;
  readonly cause: string;
  readonly reason: string;
}

/** By kind, the names of its facts. */
export interface BattlesKinds {
  readonly unit_placed: "unit" | "hex";
  readonly turn_began: "turn";
  readonly phase_began: "phase" | "side" | "turn";
  readonly reinforcements_rolled: "side" | "number" | "count";
  readonly unit_drawn: "side" | "unit";
  readonly commander_drawn: "side" | "commander";
  readonly saigo_rolled: "number";
  readonly saigo_appeared: "commander";
  readonly unit_recovered: "unit" | "hex" | "number";
  readonly recovery_failed: "unit" | "hex" | "number";
  readonly unit_entered: "unit" | "hex";
  readonly unit_moved: "unit" | "mode" | "from_hex" | "hex" | "path";
  readonly commander_entered: "commander" | "hex";
  readonly commander_moved: "commander" | "mode" | "from_hex" | "hex" | "path";
  readonly unit_disordered: "unit";
  readonly hex_seized: "side" | "victory";
  readonly commander_captured: "commander" | "unit";
  readonly fire_declared:
    "unit" | "target_unit" | "support_units" | "from_hex" | "hex" | "support_hexes";
  readonly fire_resolved:
    | "unit"
    | "target_unit"
    | "hex"
    | "strength"
    | "number"
    | "other_number"
    | "modifier"
    | "total"
    | "result"
    | "column"
    | "row";
  readonly melee_declared:
    "unit" | "target_unit" | "support_units" | "from_hex" | "hex" | "support_hexes";
  readonly melee_commanded: "commander" | "unit";
  readonly melee_resolved:
    | "unit"
    | "target_unit"
    | "hex"
    | "difference"
    | "number"
    | "other_number"
    | "modifier"
    | "total"
    | "result"
    | "column"
    | "row";
  readonly morale_passed: "unit" | "hex" | "number" | "modifier" | "morale";
  readonly morale_failed: "unit" | "hex" | "number" | "modifier" | "morale";
  readonly unit_retreated: "unit" | "from_hex" | "hex";
  readonly unit_passed: "unit" | "passed_unit";
  readonly unit_removed: "unit" | "cause";
  readonly unit_advanced: "unit" | "from_hex" | "hex";
  readonly unit_held: "unit";
  readonly attack_spent: "unit";
  readonly phase_ended: "phase" | "side";
  readonly game_ended: "reason" | "count";
}

export type BattlesEvent = EventOf<BattlesFacts, BattlesKinds>;
