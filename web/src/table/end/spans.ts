/** The knowledge of one secret as it is drawn: from where to where, and what changed there. */

import type { Secret, Span } from "../../lib/wire";

export interface Drawn {
  readonly from: number;
  readonly to: number;
  readonly span: Span;
  /** Who got to know it here. */
  readonly fresh: readonly number[];
  /** The position of the eye and the marks of those seats. */
  readonly pill: number;
  /** Whether it changed hands here. */
  readonly changedHands: boolean;
}

const MARGIN = 12;
const LEAST = 4;

/** The width of the eye with the marks of this many seats. */
export function pillWidth(seats: number): number {
  return 20 + 14 * seats;
}

/** Who learned a secret with a span: after a change of hands everybody who knows it then. */
export function freshIn(secret: Secret, index: number): readonly number[] {
  const span = secret.spans[index];
  const before = secret.spans[index - 1];
  if (!span || span.open) return [];
  if (before?.seat !== span.seat) return span.knowing;
  return span.knowing.filter((seat) => !before.knowing.includes(seat));
}

/** The spans of a secret on a line of this width; those that begin in one round are side by side. */
export function spansOf(
  secret: Secret,
  x: (at: number) => number,
  width: number,
): readonly Drawn[] {
  const drawn: Drawn[] = [];
  let free = 0;
  for (const [index, span] of secret.spans.entries()) {
    const before = secret.spans[index - 1];
    const fresh = freshIn(secret, index);
    const from = Math.max(x(span.at), (drawn.at(-1)?.from ?? -LEAST) + LEAST);
    const wide = pillWidth(fresh.length);
    const pill = Math.max(0, Math.min(Math.max(from, free), width - wide));
    if (fresh.length) free = pill + wide + 2;
    const changedHands = before !== undefined && before.seat !== span.seat;
    drawn.push({ from, to: width - MARGIN, span, fresh, pill, changedHands });
  }
  return drawn.map((row, index) => ({ ...row, to: drawn[index + 1]?.from ?? row.to }));
}
