/** Events as each game declares them: a kind decides which facts there are, and of what type. */

import type { TableEvent } from "../lib/wire";

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
