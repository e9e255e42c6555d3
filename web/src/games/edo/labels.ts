/** Words for places and choices: name, what stands there, what may be done. */

import type { Voice } from "../../lib/voice";
import type { Choice, Facts, Json } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { merchantOf, type Price } from "./content";
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

/** What a field yields now and with one more, in words. */
export function yieldText(say: Voice, view: EdoView, space: string): string {
  const field = view.fields.find((one) => one.space === space);
  if (!field) return "";
  const joined = say.message("view-yield_joined", { number: field.joined });
  if (field.each === null) return joined;
  return `${say.message("view-yield_each", { number: field.each })}, ${joined}`;
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
  const there = [
    builtText(say, view, space),
    standing(say, view, space),
    yieldText(say, view, space),
  ].filter(Boolean);
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

/** What an action costs and brings, as the server tells it; empty for nothing. */
export function costOf(choice: Choice, view: EdoView, content: Json, say: Voice): string {
  const verb = verbOf(choice);
  if (verb === "buy") return buying(say, content, choice.facts);
  const told = view.turn?.costs[choice.action];
  if (!told) return wayText(say, view, verb, choice.facts);
  const text = priceText(say, told.price);
  return told.points ? say.message("view-price_points", { text, points: told.points }) : text;
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

/** What stands in the tab of a legal space: a word or two, and a price. */
export interface Tab {
  readonly text: string;
  readonly price: Price;
}

const BUILDINGS: Readonly<Record<string, string>> = {
  build_house: "house",
  build_first: "house",
  build_post: "post",
  build_cheaper: "post",
  build_fortress: "fortress",
  build_temple: "temple",
};

/** The cost of what can be done on a space; null where there is none, or nothing can be done. */
export function tabOf(props: BoardProps, view: EdoView, target?: Target): Tab | null {
  const [first] = target?.legal ?? [];
  if (!target || !first) return null;
  return buildingTab(props, view, target) ?? wayTab(props, view, first);
}

function buildingTab({ say }: BoardProps, view: EdoView, { legal }: Target): Tab | null {
  const works = legal.filter((one) => BUILDINGS[verbOf(one)] !== undefined);
  const names = [...new Set(works.map((one) => `building-${BUILDINGS[verbOf(one)] ?? ""}-short`))];
  const [first] = works;
  if (!first) return null;
  const text = names
    .map((name) => say.message(name))
    .reduce((one, last) => say.message("view-either", { first: one, last }));
  return { text, price: names.length > 1 ? [] : (view.turn?.costs[first.action]?.price ?? []) };
}

function wayTab({ say }: BoardProps, view: EdoView, choice: Choice): Tab | null {
  const ryo = PAID_WAYS.has(verbOf(choice))
    ? view.turn?.prices?.[String(choice.facts.space)]
    : undefined;
  if (ryo === undefined) return null;
  return ryo === 0
    ? { text: say.message("view-free"), price: [] }
    : { text: "", price: [0, 0, 0, ryo] };
}

/** A choice with its price, for the list, the prompt and screen readers. */
export function choiceText(choice: Choice, props: BoardProps): string {
  const times = read(props.view).turn?.repeats[choice.action];
  if (times) return props.say.message("view-repeat", { text: label(choice, props), number: times });
  const cost = costOf(choice, read(props.view), props.content, props.say);
  const name = label(choice, props);
  return cost ? `${name} (${cost})` : name;
}

function label(choice: Choice, { say }: BoardProps): string {
  return say.choice(choice.verb, choice.facts);
}
