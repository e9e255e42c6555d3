/** Events as each game declares them: a kind decides which facts there are, and of what type. */

import type { TableEvent } from "../lib/wire";

/** Of any kind: `Kinds` names the facts of each, `Facts` has the type of every fact. */
export type EventOf<Facts, Kinds extends Readonly<Record<keyof Kinds, keyof Facts>>> = {
  readonly [Kind in keyof Kinds]: Omit<TableEvent, "kind" | "facts"> & {
    readonly kind: Kind;
    readonly facts: Pick<Facts, Kinds[Kind]>;
  };
}[keyof Kinds];
