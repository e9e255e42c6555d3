/** The knowledge of one secret as it is drawn: from where to where, and what changed there. */

import type { Secret, Span } from "../../lib/wire";

export interface Drawn {
  readonly from: number;
  readonly to: number;
  readonly span: Span;
  /** Who got to know it here. */
  readonly fresh: readonly number[];
  /** Where the eye and the marks of those seats stand. */
  readonly pill: number;
  /** It came into other hands here. */
  readonly came: boolean;
}

const MARGIN = 12;
const LEAST = 4;

/** How wide the eye with so many seats is. */
export function pillWidth(seats: number): number {
  return 20 + 14 * seats;
}

/** Who learned a secret with a span: after a change of hands everybody who knows it then. */
export function freshIn(secret: Secret, place: number): readonly number[] {
  const span = secret.spans[place];
  const before = secret.spans[place - 1];
  if (!span || span.open) return [];
  if (before?.seat !== span.seat) return span.knowing;
  return span.knowing.filter((seat) => !before.knowing.includes(seat));
}

/** The spans of a secret on a line of this width; what begins in one round stands side by side. */
export function spansOf(
  secret: Secret,
  x: (at: number) => number,
  width: number,
): readonly Drawn[] {
  const drawn: Drawn[] = [];
  let free = 0;
  for (const [place, span] of secret.spans.entries()) {
    const before = secret.spans[place - 1];
    const fresh = freshIn(secret, place);
    const from = Math.max(x(span.at), (drawn.at(-1)?.from ?? -LEAST) + LEAST);
    const wide = pillWidth(fresh.length);
    const pill = Math.max(0, Math.min(Math.max(from, free), width - wide));
    if (fresh.length) free = pill + wide + 2;
    const came = before !== undefined && before.seat !== span.seat;
    drawn.push({ from, to: width - MARGIN, span, fresh, pill, came });
  }
  return drawn.map((row, place) => ({ ...row, to: drawn[place + 1]?.from ?? row.to }));
}
