/** What moved and what was won on the map: figures on their way, goods at their places. */

import type { TableEvent } from "../../lib/wire";
import type { Who } from "./pieces";

export interface Flight {
  readonly n: number;
  readonly who: Who;
  readonly from: string;
  readonly to: string;
}

/** Goods or money that a seat got at a place. */
export interface Gain {
  readonly n: number;
  readonly place: string;
  readonly seat: number;
  readonly good: string;
  readonly amount: number;
  /** Its row, where several lie at one place. */
  readonly row: number;
}

const MOVERS: Readonly<Record<string, "seat" | "ronin" | "merchant">> = {
  samurai_moved: "seat",
  samurai_relocated: "seat",
  samurai_brought: "seat",
  samurai_joined: "seat",
  ronin_relocated: "ronin",
  merchant_moved: "merchant",
};
/** The most that lies at one place. */
const MOST = 3;

/** The figures that moved, in order. */
export function flightsOf(events: readonly TableEvent[]): readonly Flight[] {
  return events.flatMap(({ n, kind, facts }) => {
    const mover = MOVERS[kind];
    if (mover === undefined) return [];
    const samurai: Who = facts.black ? "black" : Number(facts.seat);
    const who: Who = mover === "seat" ? samurai : mover;
    return [{ n, who, from: String(facts.from_space), to: String(facts.to_space) }];
  });
}

/** What was produced or paid at each place, the newest of it. */
export function gainsOf(events: readonly TableEvent[]): readonly Gain[] {
  const found = events.flatMap(({ n, kind, facts }) => {
    const place =
      kind === "goods_produced" ? facts.space : kind === "income_paid" ? facts.city : null;
    if (typeof place !== "string") return [];
    const good = typeof facts.good === "string" ? facts.good : "ryo";
    return [{ n, place, seat: Number(facts.seat), good, amount: Number(facts.amount) }];
  });
  const places = [...new Set(found.map(({ place }) => place))];
  return places.flatMap((place) =>
    found
      .filter((gain) => gain.place === place)
      .slice(-MOST)
      .map((gain, row) => ({ ...gain, row })),
  );
}

/** The places an event speaks of. */
export function placesOf(event: TableEvent | null): readonly string[] {
  if (event === null) return [];
  return Object.entries(event.facts)
    .filter(([name, fact]) => /(^|_)(space|city)$/.test(name) && typeof fact === "string")
    .map(([, fact]) => String(fact));
}
