/** Which actions the prompt bar offers as buttons. */

import type { GameModule } from "../games/contract";
import type { Choice, Decision, Turn } from "../lib/wire";
import type { Room } from "./room.svelte";

/** Whether the decision is answered by pointing at the board or the hand. */
export function isOffered(decision: Decision): boolean {
  return decision.surface !== "prompt";
}

/** Whether an action turns something down or ends something, while `legal` has anything else. */
export function declines(
  module: GameModule | null,
  { verb }: Choice,
  legal: readonly Choice[] = [],
): boolean {
  const verbs = module?.declines ?? ["decline"];
  const isLast = legal.length > 0 && legal.every((one) => verbs.includes(one.verb));
  return verbs.includes(verb) && !isLast;
}

/**
 * The selected ones; else everything when the prompt is where it is answered; else what turns the
 * offer down and what has no place on the table. What declines comes first, so that the primary button stands last.
 */
export function offered(
  module: GameModule | null,
  turn: Turn | null,
  selected: readonly Choice[],
  isPlaceless: (choice: Choice) => boolean = () => false,
): readonly Choice[] {
  if (!turn?.decision) return [];
  const isDecline = (choice: Choice) => declines(module, choice);
  const refusing = turn.legal.filter(isDecline);
  if (selected.length) {
    const legal = new Set(turn.legal.map(({ action }) => action));
    return [...refusing, ...selected.filter((one) => legal.has(one.action) && !isDecline(one))];
  }
  if (isOffered(turn.decision)) {
    return [...refusing, ...turn.legal.filter((one) => !isDecline(one) && isPlaceless(one))];
  }
  return [...refusing, ...turn.legal.filter((choice) => !isDecline(choice))];
}

/** What the prompt bar of a room offers now. */
export function offersOf(room: Room): readonly Choice[] {
  const isPlaceless = (one: Choice) => room.module?.offers?.(one, room.props) ?? false;
  return offered(room.module, room.turn, room.selected, isPlaceless);
}
