/** Words for places and choices: name, what stands there, what may be done. */

import type { Voice } from "../../lib/voice";
import type { Choice, Facts, Json } from "../../lib/wire";
import type { BoardProps } from "../contract";
import {
  buildingPoints,
  buildingPrice,
  demandPrice,
  merchantOf,
  cardOf,
  type Price,
} from "./content";
import { groupsAt } from "./pieces";
import { verbOf, type Target } from "./targets";
import { GOODS, read } from "./table";
import type { EdoView } from "./view";

/** A price in words: "3 wood, 3 ryo". */
export function priceText(say: Voice, price: Price): string {
  return price
    .map((count, place) => ({ count, good: GOODS[place] ?? "ryo" }))
    .filter(({ count }) => count > 0)
    .map(({ count, good }) => say.message("view-amount", { number: count, good }))
    .join(", ");
}

function who(say: Voice, kind: string | number): string {
  return typeof kind === "number"
    ? say.message("view-samurai_of", { seat: kind })
    : say.message(`view-who_${kind}`);
}

/** What stands on a space, in words. */
export function standing(say: Voice, view: EdoView, space: string): string {
  const groups = groupsAt(view, space).map((group) =>
    group.who === "merchant"
      ? who(say, "merchant")
      : say.message("view-group", { number: group.count, text: who(say, group.who) }),
  );
  const temple = view.temples.find((one) => one.space === space);
  if (temple) groups.push(say.message("view-temple_of", { seat: temple.seat }));
  return groups.join(", ");
}

/** What stands in a city, in words. */
export function builtText(say: Voice, view: EdoView, space: string): string {
  const city = view.cities.find((one) => one.city === space);
  if (!city) return "";
  const built = city.buildings.map((one, place) =>
    say.message("view-built", { site: place + 1, building: one.building, seat: one.seat }),
  );
  const forts = { number: city.fortresses, most: city.fortress_sites };
  const free = { number: city.sites - city.buildings.length };
  return [...built, say.message("view-sites_free", free), say.message("view-forts", forts)].join(
    ", ",
  );
}

/** The whole name of a space for a screen reader. */
export function spaceLabel(
  props: BoardProps,
  view: EdoView,
  space: string,
  target?: Target,
): string {
  const { say } = props;
  const parts = [say.message(`space-${space}`)];
  if (view.covered.includes(space)) parts.push(say.message("view-covered"));
  const there = [builtText(say, view, space), standing(say, view, space)].filter(Boolean);
  const name = `${[...parts, ...there].join(", ")}.`;
  return name + whatOf(props, target);
}

/** What may be done with a target, or why not. */
export function whatOf(props: BoardProps, target?: Target): string {
  const { say } = props;
  if (target === undefined) return "";
  if (target.blocked) {
    const text = say.refusal(target.blocked.reason, target.blocked.because);
    return ` ${say.message("view-not_available", { text, rule: target.blocked.rule })}`;
  }
  const text = target.legal.map((choice) => choiceText(choice, props)).join("; ");
  return text ? ` ${say.message("view-can", { text })}` : "";
}

const BUILDS: Readonly<Record<string, string>> = {
  build_house: "house",
  build_first: "house",
  build_post: "post",
  build_cheaper: "post",
  build_fortress: "fortress",
  build_temple: "temple",
};

/** What an action costs and brings, as far as it is printed or told; empty for nothing. */
export function costOf(choice: Choice, view: EdoView, content: Json, say: Voice): string {
  const verb = verbOf(choice);
  const { facts } = choice;
  const building = BUILDS[verb];
  if (building) {
    const price = priceText(say, buildingPrice(content, building));
    return say.message("view-price_points", {
      text: price,
      points: buildingPoints(content, building),
    });
  }
  if (verb === "meet") return pointFor(say, demandPrice(content, String(facts.demand)));
  if (verb === "trade")
    return pointFor(say, merchantOf(content, String(facts.merchant))?.price ?? []);
  if (verb === "buy") return buying(say, content, facts);
  if (verb === "authorize") {
    const price = cardOf(content, String(facts.card))?.price ?? 0;
    return say.message("view-amount", { number: price, good: "ryo" });
  }
  return wayText(say, view, verb, facts);
}

function pointFor(say: Voice, price: Price): string {
  return say.message("view-price_points", { text: priceText(say, price), points: 1 });
}

function buying(say: Voice, content: Json, facts: Facts): string {
  const card = merchantOf(content, String(facts.merchant));
  if (card === null) return "";
  const number = Number(facts.number);
  const [good, ryo] = [
    { number, good: card.good },
    { number: number * card.each, good: "ryo" },
  ];
  return `${say.message("view-amount", ryo)} → ${say.message("view-amount", good)}`;
}

const PAID_WAYS: ReadonlySet<string> = new Set(["to", "bring", "bring_black"]);

function wayText(say: Voice, view: EdoView, verb: string, facts: Facts): string {
  if (!PAID_WAYS.has(verb)) return "";
  const price = view.turn?.prices?.[String(facts.space)];
  if (price === undefined) return "";
  return price === 0
    ? say.message("view-free")
    : say.message("view-amount", { number: price, good: "ryo" });
}

/** A choice with its price, for the list, the prompt and screen readers. */
export function choiceText(choice: Choice, props: BoardProps): string {
  const cost = costOf(choice, read(props.view), props.content, props.say);
  const label = props.say.choice(choice.verb, choice.facts);
  return cost ? `${label} (${cost})` : label;
}
