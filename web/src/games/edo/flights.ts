/** What moved and what was won on the map: figures on their way, goods at their places. */

import type { TableEvent } from "../../lib/wire";
import { declared } from "../events";
import type { Who } from "./pieces";
import type { EdoEvent, EdoFacts } from "./view";

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
  /** Paid by a city: several lie side by side. */
  readonly isPaid: boolean;
  /** Its row, where several lie at one place. */
  readonly row: number;
}

/** The most that lies beside a field; what a city pays is told to everybody who gets it. */
const MOST = 3;

/** Who moved; null where nobody did. */
function moverOf({ kind, facts }: EdoEvent): Who | null {
  switch (kind) {
    case "samurai_moved":
    case "samurai_relocated":
    case "samurai_brought":
    case "samurai_joined":
      return "black" in facts && facts.black ? "black" : facts.seat;
    case "ronin_relocated":
      return "ronin";
    case "merchant_moved":
      return "merchant";
    default:
      return null;
  }
}

/** The figures that moved, in order. */
export function flightsOf(events: readonly TableEvent[]): readonly Flight[] {
  return events.map(declared<EdoEvent>).flatMap((event) => {
    const who = moverOf(event);
    if (who === null || !("from_space" in event.facts)) return [];
    return [{ n: event.n, who, from: event.facts.from_space, to: event.facts.to_space }];
  });
}

/** What a seat got of one good at one place is one sum, at the time of the last of it. */
function summed(gains: readonly Omit<Gain, "row">[]): readonly Omit<Gain, "row">[] {
  const sums = new Map<string, Omit<Gain, "row">>();
  for (const gain of gains) {
    const key = [gain.place, gain.seat, gain.good].join();
    const amount = gain.amount + (sums.get(key)?.amount ?? 0);
    sums.delete(key);
    sums.set(key, { ...gain, amount });
  }
  return [...sums.values()];
}

/** What was produced or paid at each place, the newest of it. */
export function gainsOf(events: readonly TableEvent[]): readonly Gain[] {
  const single = events
    .map(declared<EdoEvent>)
    .flatMap(({ n, kind, facts }): Omit<Gain, "row">[] => {
      if (kind !== "goods_produced" && kind !== "income_paid") return [];
      const { seat, amount } = facts;
      const place = kind === "goods_produced" ? facts.space : facts.city;
      const isPaid = kind === "income_paid";
      return [{ n, place, seat, good: isPaid ? "ryo" : facts.good, amount, isPaid }];
    });
  const found = summed(single);
  const places = [...new Set(found.map(({ place }) => place))];
  return places.flatMap((place) =>
    found
      .filter((gain) => gain.place === place)
      .slice(found.some((gain) => gain.place === place && gain.isPaid) ? 0 : -MOST)
      .map((gain, row) => ({ ...gain, row })),
  );
}

/** The facts that name places. */
const PLACES: readonly (keyof EdoFacts)[] = ["space", "city", "from_space", "to_space"];

/** The places an event speaks of. */
export function placesOf(event: TableEvent | null): readonly string[] {
  return PLACES.map((name) => event?.facts[name]).filter((place) => typeof place === "string");
}
