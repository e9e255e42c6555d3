/** What a finished card of the plan brought, read from what happened in its turn. */

import type { Facts, TableEvent } from "../../lib/wire";
import { declared, standing } from "../events";
import { GOODS, type EdoEvent, type EdoFacts, type EdoKinds, type GoodsView } from "./view";

/** One line: its words are `brought-<kind>`. */
export interface Brought {
  readonly kind: keyof EdoKinds;
  readonly facts: Facts;
  readonly gain: GoodsView;
  readonly times: number;
}

const NOTHING: GoodsView = { points: 0, wood: 0, stone: 0, rice: 0, ryo: 0 };

/** What officials and privileges do. */
const WORK: ReadonlySet<string> = new Set<keyof EdoKinds>([
  "goods_produced",
  "money_collected",
  "rice_delivered",
  "goods_bought",
  "point_traded",
  "house_built",
  "post_built",
  "fortress_built",
  "temple_built",
  "samurai_entered",
  "black_entered",
  "samurai_relocated",
  "official_recruited",
  "card_authorized",
  "demand_met",
  "income_paid",
  "good_redeemed",
  "ronin_dispersed",
  "ronin_stood",
]);

/** Told only where nothing was done. */
const WAYS: ReadonlySet<string> = new Set<keyof EdoKinds>(["samurai_moved", "merchant_moved"]);

/** What stands of a seat's turn with the card in this place, in the present round. */
export function turnOf(
  events: readonly TableEvent[],
  seat: number,
  slot: number,
): readonly EdoEvent[] {
  const told = standing(events).map(declared<EdoEvent>);
  const first = told.findLastIndex(({ kind }) => kind === "round_began");
  const from = told.findIndex(
    ({ kind, facts }, n) =>
      n > first && kind === "card_shown" && facts.seat === seat && facts.slot === slot,
  );
  if (from < 0) return [];
  const length = told
    .slice(from)
    .findIndex(({ kind, facts }) => kind === "turn_ended" && facts.seat === seat);
  return told.slice(from, length < 0 ? undefined : from + length);
}

function added(one: GoodsView, other: Partial<GoodsView>): GoodsView {
  return {
    points: one.points + (other.points ?? 0),
    wood: one.wood + (other.wood ?? 0),
    stone: one.stone + (other.stone ?? 0),
    rice: one.rice + (other.rice ?? 0),
    ryo: one.ryo + (other.ryo ?? 0),
  };
}

function of(good: string, amount: number): Partial<GoodsView> {
  const known = GOODS.find((one) => one === good);
  return known ? { [known]: amount } : {};
}

/** How the goods change with an event, as far as it says so. */
function gainOf({ kind, facts }: EdoEvent): Partial<GoodsView> {
  switch (kind) {
    case "goods_produced":
      return of(facts.good, facts.amount);
    case "goods_bought":
      return { ...of(facts.good, facts.amount), ryo: -facts.price };
    case "money_collected":
    case "income_paid":
      return { ryo: facts.amount };
    case "rice_delivered":
      return { rice: facts.amount };
    case "good_redeemed":
      return of(facts.good, 1);
    case "card_authorized":
    case "samurai_moved":
    case "merchant_moved":
      return { ryo: -facts.price };
    default:
      return {};
  }
}

/** Facts that may differ between two of the same. */
const APART: ReadonlySet<string> = new Set<keyof EdoFacts>([
  "amount",
  "price",
  "site",
  "from_space",
]);

function keyOf({ kind, facts }: EdoEvent): string {
  const same = Object.entries(facts).filter(([name]) => !APART.has(name));
  return JSON.stringify([kind, same]);
}

/** Line by line; the same thing done twice is one line. Points belong to what was done before. */
export function broughtBy(turn: readonly EdoEvent[]): readonly Brought[] {
  const isWork = turn.some(({ kind }) => WORK.has(kind));
  const lines = new Map<string, Brought>();
  let last = "";
  for (const event of turn) {
    const before = lines.get(last);
    if (event.kind === "points_scored" && before) {
      const gain = added(before.gain, { points: event.facts.amount });
      lines.set(last, { ...before, gain });
    }
    if (!(isWork ? WORK : WAYS).has(event.kind)) continue;
    last = keyOf(event);
    const known = lines.get(last);
    lines.set(last, {
      kind: event.kind,
      facts: event.facts as Facts,
      gain: added(known?.gain ?? NOTHING, gainOf(event)),
      times: (known?.times ?? 0) + 1,
    });
  }
  return [...lines.values()];
}
