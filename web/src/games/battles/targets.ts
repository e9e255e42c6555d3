/** Which hex and which waiting piece offers which action: read from the lists, never worked out. */

import type { Choice, Decision, Turn } from "../../lib/wire";
import { sameChoices } from "../targets";
import { hexId } from "./geometry";
import { moveOf, reachOf } from "./table";
import type { BattlesView, PieceView } from "./view";

export interface Targets {
  readonly byHex: ReadonlyMap<string, readonly Choice[]>;
  /** Pieces beside the map. */
  readonly byUnit: ReadonlyMap<string, readonly Choice[]>;
}

export const NO_TARGETS: Targets = { byHex: new Map(), byUnit: new Map() };

function add(groups: Map<string, Choice[]>, key: string, choice: Choice): void {
  const group = groups.get(key);
  if (group) group.push(choice);
  else groups.set(key, [choice]);
}

/** The hex of each piece on the map. */
export function whereabouts(view: BattlesView): ReadonlyMap<string, string> {
  return new Map(view.pieces.map(({ unit, hex }) => [unit, hex]));
}

/** The pieces in each hex. */
export function standingBy(view: BattlesView): ReadonlyMap<string, readonly PieceView[]> {
  const groups = new Map<string, PieceView[]>();
  for (const piece of view.pieces) {
    groups.set(piece.hex, [...(groups.get(piece.hex) ?? []), piece]);
  }
  return groups;
}

/** The hex that an action is done by pointing at; null when it is not. */
function hexOf(choice: Choice, decision: Decision, at: ReadonlyMap<string, string>): string | null {
  const { hex, unit } = choice.facts;
  if (typeof hex === "string") return hex;
  if (choice.verb === "advance") return hexId(String(decision.facts.hex));
  return typeof unit === "string" ? (at.get(unit) ?? null) : null;
}

/** Everything the open decision lets the reader point at. */
export function targetsOf(turn: Turn | null, view: BattlesView): Targets {
  const decision = turn?.decision;
  if (!turn || !decision) return NO_TARGETS;
  const at = whereabouts(view);
  const [byHex, byUnit] = [new Map<string, Choice[]>(), new Map<string, Choice[]>()];
  for (const choice of turn.legal) {
    const [hex, { unit }] = [hexOf(choice, decision, at), choice.facts];
    if (hex !== null) add(byHex, hex, choice);
    else if (typeof unit === "string") add(byUnit, unit, choice);
  }
  return { byHex, byUnit };
}

export function isSelected(legal: readonly Choice[] | undefined, selected: readonly Choice[]) {
  return legal !== undefined && sameChoices(legal, selected);
}

export type Press =
  | { readonly does: "act"; readonly choice: Choice }
  | { readonly does: "select"; readonly choices: readonly Choice[] };

/** Whether both ways to a hex lead through the same hexes. */
function isOneWay(view: BattlesView, hex: string): boolean {
  const move = moveOf(view);
  if (move === null) return false;
  const [normal, road] = [reachOf(move.normal, hex), reachOf(move.road, hex)];
  return normal?.path.join() === road?.path.join();
}

/** Normal movement and road movement over the same hexes are one choice. */
function distinct(legal: readonly Choice[], view: BattlesView): readonly Choice[] {
  const normal = legal.find((one) => one.verb === "normal");
  const isBoth = legal.length === 2 && legal.some((one) => one.verb === "road");
  if (!normal || !isBoth) return legal;
  return isOneWay(view, String(normal.facts.hex)) ? [normal] : legal;
}

/** One press: act when there is nothing to ask, else select; with `twice` a second press acts. */
export function pressed(
  legal: readonly Choice[],
  selected: readonly Choice[],
  view: BattlesView,
  twice: boolean,
): Press {
  const choices = distinct(legal, view);
  const [only, more] = choices;
  const again = sameChoices(choices, selected);
  if (only && !more && (again || !twice)) return { does: "act", choice: only };
  return { does: "select", choices: again ? [] : choices };
}

/** How the notation of an action begins that names only this kind of target; null where none does. */
function wordsFor(decision: Decision, target: string, preferred: readonly string[]): string | null {
  const verbs = decision.verbs.filter(({ targets }) => targets.join(" ") === target);
  const found = verbs.find(({ verb }) => preferred.includes(verb)) ?? verbs[0];
  return found?.words ?? null;
}

/** The action to ask the server about when a hex without legal actions is pressed; null for none. */
export function askedAbout(
  decision: Decision | null,
  hex: string,
  there: readonly PieceView[],
): string | null {
  if (!decision) return null;
  const words = wordsFor(decision, "hex", []);
  if (words !== null) return `${words} ${hex}`;
  const unit = there[0]?.unit;
  const order = wordsFor(decision, "unit", ["move"]);
  return order !== null && unit ? `${order} ${unit}` : null;
}

/** The same for a piece beside the map. */
export function askedOf(decision: Decision | null, unit: string): string | null {
  if (!decision) return null;
  const verb = decision.verbs.find(({ verb }) => verb === "enter" || verb === "place");
  return verb ? `${verb.words} ${unit}` : null;
}
