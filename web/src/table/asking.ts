/** What the page asks before it sends something: once, on the spot where it was pressed. */

import { t } from "../lib/texts.svelte";
import type { Choice, Loss, Turn } from "../lib/wire";
import type { Room } from "./room.svelte";

/** Something that was pressed once and is done when it is pressed again. */
export interface Pressed {
  readonly ply: number;
  readonly actions: readonly string[];
  /** The action itself; null for several at once. */
  readonly choice: Choice | null;
  /** What would be lost, where the player wants to be warned. */
  readonly loss: Loss | null;
  /** Why it cannot be taken back, where the player wants to be asked. */
  readonly final: Choice["final"] | null;
  /** It is no action but an undo, which takes back what bots have done since as well. */
  readonly reaches?: true;
}

export interface Wanted {
  readonly ask: boolean;
  readonly warn: boolean;
}

/** The action that needs a second press to confirm; null if it is done at once. */
export function askedFirst(
  turn: Turn,
  actions: readonly string[],
  { ask, warn }: Wanted,
): Pressed | null {
  const first = turn.legal.find(({ action }) => action === actions[0]) ?? null;
  const loss = warn && first?.loss ? first.loss : null;
  const final = ask ? finalOf(turn, actions, first) : null;
  if (!loss && !final) return null;
  return { ply: turn.ply, actions, choice: actions.length === 1 ? first : null, loss, final };
}

/** The undo that takes back what bots have done since, too; null where it takes back nothing of theirs. */
export function reachingUndo(own: Turn, { ask }: Wanted): Pressed | null {
  if (!ask || own.undo.answer !== "free" || own.undo.reason !== "others_acted") return null;
  return { ply: own.ply, actions: [], choice: null, loss: null, final: null, reaches: true };
}

/** A complete answer in one command is final if nobody else is to act. */
function finalOf(turn: Turn, actions: readonly string[], first: Choice | null): Pressed["final"] {
  if (actions.length > 1 && turn.decision?.last) return "closes";
  return first?.final ?? null;
}

/** Whether the same was pressed before, with nothing in between. */
export function isAgain(before: Pressed | null, now: Pressed): boolean {
  return before?.ply === now.ply && before.actions.join("\n") === now.actions.join("\n");
}

/** The sentences: what would be lost, why it is final, and what to do. */
export function askedAgain(asked: Pressed | null, say: Room["say"]): string {
  if (!asked) return "";
  const { loss, final } = asked;
  if (asked.reaches) return `${t("undo-reaches")} ${t("final-again")}`;
  const lost = loss ? `${say.message(`loss-${loss.reason}`, loss.facts)} ` : "";
  const never = final ? `${t(`final-${final}`)} ` : "";
  return `${lost}${never}${loss ? "" : t("final-again")}`.trim();
}
