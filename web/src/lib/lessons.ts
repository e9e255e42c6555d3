/** The guided first game: which explanation fits the current decision or the last events. */

import type { Facts, JsonObject, TableEvent } from "./wire";
import type { Voice } from "./voice";

export interface Lesson {
  readonly id: string;
  readonly facts: Facts;
}

/** What a lesson may mention of the reader's own cards. */
function ownFacts(view: JsonObject): Facts {
  const you = view["you"];
  if (typeof you !== "object" || you === null || !("loyalty" in you)) return {};
  const held = you.loyalty;
  const clans = Array.isArray(held) ? held.filter((one) => typeof one === "string") : [];
  return { clans: [...new Set(clans)] };
}

/** The explanation of an open question, or null when there is none. */
export function asking(
  say: Voice,
  game: string,
  decision: string | null,
  view: JsonObject,
): Lesson | null {
  const id = decision ? `lesson-${game}-${decision}` : `lesson-${game}-waiting`;
  return say.has(id) ? { id, facts: ownFacts(view) } : null;
}

/** The explanations of what happened for the first time, in order. */
export function firstTimes(
  say: Voice,
  game: string,
  news: readonly TableEvent[],
  met: ReadonlySet<string>,
): readonly Lesson[] {
  const kinds = new Set(news.map(({ kind }) => kind));
  return [...kinds]
    .map((kind) => ({ id: `lesson-${game}-event-${kind}`, facts: {} }))
    .filter(({ id }) => say.has(id) && !met.has(id));
}
