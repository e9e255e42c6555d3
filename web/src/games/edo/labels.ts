/** Words for places and choices: name, what stands there, what may be done. */

import type { Voice } from "../../lib/voice";
import type { Choice, Facts, Json } from "../../lib/wire";
import type { BoardProps } from "../contract";
import type { Target } from "../targets";
import { merchantOf, type Price } from "./content";
import { groupsAt } from "./pieces";
import { verbOf } from "./targets";
import { read } from "./table";
import { GOODS, type EdoView } from "./view";

/** A price in words: "3 wood, 3 ryo". */
export function priceText(say: Voice, price: Price): string {
  const amounts = price
    .map((count, index) => ({ count, good: GOODS[index] ?? "ryo" }))
    .filter(({ count }) => count > 0)
    .map(({ count, good }) => say.message("view-amount", { number: count, good }));
  return say.row(amounts);
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
  return say.row(groups);
}

/** What stands in a city, in words. */
export function builtText(say: Voice, view: EdoView, space: string): string {
  const city = view.cities.find((one) => one.city === space);
  if (!city) return "";
  const built = city.buildings.map((one, index) =>
    say.message("view-built", { site: index + 1, building: one.building, seat: one.seat }),
  );
  const forts = { number: city.fortresses, most: city.fortress_sites };
  const free = { number: city.sites - city.buildings.length };
  return say.row([
    ...built,
    say.message("view-sites_free", free),
    say.message("view-forts", forts),
  ]);
}

/** What a field yields now and with one more, in words. */
function yieldText(say: Voice, view: EdoView, space: string): string {
  const field = view.fields.find((one) => one.space === space);
  if (!field) return "";
  const joined = say.message("view-yield_joined", { number: field.joined });
  if (field.each === null) return joined;
  return say.row([say.message("view-yield_each", { number: field.each }), joined]);
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
  const name = `${say.row([...parts, ...there])}.`;
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

/** What an action costs and gains, as sent by the server; empty for nothing. */
export function costOf(choice: Choice, view: EdoView, content: Json, say: Voice): string {
  const told = view.turn?.costs[choice.action];
  if (!told) return wayText(say, view, choice.facts);
  if (verbOf(choice) === "buy") return buying(say, content, told.price, choice.facts);
  const text = priceText(say, told.price);
  return told.points ? say.message("view-price_points", { text, points: told.points }) : text;
}

function buying(say: Voice, content: Json, price: Price, facts: Facts): string {
  const card = merchantOf(content, String(facts.merchant));
  if (card === null) return "";
  const good = { number: Number(facts.number), good: card.good };
  return `${priceText(say, price)} → ${say.message("view-amount", good)}`;
}

function wayText(say: Voice, view: EdoView, facts: Facts): string {
  const price = view.turn?.prices?.[String(facts.space)];
  if (price === undefined) return "";
  return price === 0
    ? say.message("view-free")
    : say.message("view-amount", { number: price, good: "ryo" });
}

/** The text in the tab of a legal space: a word or two, and a price. */
export interface Tab {
  readonly text: string;
  readonly price: Price;
  /** What is built, where there is no room for words. */
  readonly works: readonly string[];
}

/** The cost of what can be done on a space; null where there is none, or nothing can be done. */
export function tabOf(props: BoardProps, view: EdoView, target?: Target): Tab | null {
  const [first] = target?.legal ?? [];
  if (!target || !first) return null;
  return buildingTab(props, view, target) ?? wayTab(props, view, first);
}

function buildingTab({ say }: BoardProps, view: EdoView, { legal }: Target): Tab | null {
  const works = legal.flatMap(({ action }) => {
    const cost = view.turn?.costs[action];
    return cost?.building === undefined ? [] : [cost];
  });
  const kinds = [...new Set(works.map(({ building = "" }) => building))];
  const [first] = works;
  if (!first) return null;
  const text = kinds
    .map((kind) => say.message(`building-${kind}-short`))
    .reduce((one, last) => say.message("view-either", { first: one, last }));
  return { text, price: kinds.length > 1 ? [] : first.price, works: kinds };
}

function wayTab({ say }: BoardProps, view: EdoView, choice: Choice): Tab | null {
  const ryo = view.turn?.prices?.[String(choice.facts.space)];
  if (ryo === undefined) return null;
  return ryo === 0
    ? { text: say.message("view-free"), price: [], works: [] }
    : { text: "", price: [0, 0, 0, ryo], works: [] };
}

/** A choice with its price, for the list, the prompt and screen readers. */
export function choiceText(choice: Choice, props: BoardProps): string {
  const times = read(props.view).turn?.repeats[choice.action];
  if (times) return props.say.message("view-repeat", { text: label(choice, props), number: times });
  const cost = costOf(choice, read(props.view), props.content, props.say);
  const name = label(choice, props);
  return cost ? props.say.noted(name, cost) : name;
}

function label(choice: Choice, { say }: BoardProps): string {
  return say.choice(choice.verb, choice.facts);
}
