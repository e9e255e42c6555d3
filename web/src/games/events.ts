/** Events as each game declares them: a kind decides which facts there are, and of what type. */

import type { Choice, TableEvent } from "../lib/wire";

/** Of any kind: `Kinds` names the facts of each, `Facts` has the type of every fact. */
export type EventOf<Facts, Kinds extends Readonly<Record<keyof Kinds, keyof Facts>>> = {
  readonly [Kind in keyof Kinds]: Omit<TableEvent, "kind" | "facts"> & {
    readonly kind: Kind;
    readonly facts: Pick<Facts, Kinds[Kind]>;
  };
}[keyof Kinds];

/**
 * An event as its game declares it. What happened at the table rather than in the game has kinds of
 * its own, so whoever reads the facts decides by the kind first.
 */
export function declared<E>(event: TableEvent): E {
  return event as unknown as E;
}

/** What is known of an event before it happens. */
export type ForetoldOf<E extends { readonly kind: unknown; readonly facts: unknown }> =
  E extends unknown ? Pick<E, "kind" | "facts"> : never;

/** The previewed events of an action, typed by its game; empty if the server sends none. */
export function previewedEvents<E extends { readonly kind: unknown; readonly facts: unknown }>(
  choice: Choice,
): readonly ForetoldOf<E>[] {
  return (choice.tells ?? []) as unknown as readonly ForetoldOf<E>[];
}

/**
 * The events of actions that were not undone. A private undo takes back an answer that was not yet
 * told; any other one takes back everything from the seat's last action on.
 */
export function standing(events: readonly TableEvent[]): readonly TableEvent[] {
  let kept: TableEvent[] = [];
  for (const event of events) {
    if (event.kind !== "undone") kept.push(event);
    else if (!event.private) kept = before(kept, event.facts["seat"]);
  }
  return kept;
}

/** What happened before a seat's last action. */
function before(events: readonly TableEvent[], seat: unknown): TableEvent[] {
  const last = events.findLast(({ facts }) => facts["seat"] === seat)?.moment ?? Infinity;
  return events.filter(({ moment }) => moment < last);
}
