/** Who stands where: the figures of a space in the order they are drawn. */

import type { EdoView } from "./view";

export type Who = number | "ronin" | "idle" | "merchant" | "black";

export interface Group {
  readonly who: Who;
  readonly count: number;
}

/** The figures on a space: samurai by seat, black ones apart, idle ones, Ronin, the merchant. */
export function groupsAt(view: EdoView, space: string): readonly Group[] {
  const groups: Group[] = [];
  for (const band of view.samurai.filter((one) => one.space === space)) {
    const own = band.count - band.black;
    if (own > 0) groups.push({ who: band.seat, count: own });
    if (band.black > 0) groups.push({ who: "black", count: band.black });
  }
  const idle = view.outsiders.filter((one) => one === space).length;
  const ronin = view.ronin.filter((one) => one === space).length;
  if (idle > 0) groups.push({ who: "idle", count: idle });
  if (ronin > 0) groups.push({ who: "ronin", count: ronin });
  if (view.merchant === space) groups.push({ who: "merchant", count: 1 });
  return groups;
}

/** Each of them once, in the order they came, with how many there are. */
export function counted(ids: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
