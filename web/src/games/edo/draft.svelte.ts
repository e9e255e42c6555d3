/** The plan as it is being made: its cards, one action each, officials on them. Nothing is sent yet. */

import type { Json } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { read } from "./table";
import { cardOf, faceOf } from "./content";
import {
  PLAN_SLOTS,
  SORTS,
  START_CARDS,
  type EdoView,
  type PlannedView,
  type PlayerView,
} from "./view";

export type Sort = (typeof SORTS)[number];
/** The places of a plan, from 0. */
export const SLOTS: readonly number[] = Array.from({ length: PLAN_SLOTS }, (_, index) => index);

/** The cards a player may plan with. */
export function cardsOf(view: EdoView, seat: number): readonly string[] {
  return [...START_CARDS, ...(view.players[seat]?.cards ?? [])];
}

function homeOf(player: PlayerView | null, sort: Sort): number {
  if (player === null) return 0;
  return { own: player.officials, neutral: player.neutrals, black: player.blacks }[sort];
}

function fresh(content: Json, card: string): PlannedView {
  const action = cardOf(content, card)?.faces[0]?.action ?? "";
  return { card, action, own: 0, neutral: 0, black: 0 };
}

/** A card goes into a slot; one that lies in another slot changes places. */
function laid(slots: PlannedView[], index: number, slot: PlannedView): void {
  const other = slots.findIndex((one) => one.card === slot.card);
  const before = slots[index];
  if (other >= 0 && before) slots[other] = before;
  slots[index] = slot;
}

/** A plan read back from the answers given so far; what is missing is taken from `draft`. */
export function withAnswers(
  draft: readonly PlannedView[],
  answers: readonly string[],
): readonly PlannedView[] {
  const slots = [...draft];
  for (const answer of answers) {
    const [verb, slot, ...rest] = answer.split(" ");
    const index = Number(slot) - 1;
    const before = slots[index];
    if (before === undefined) continue;
    if (verb === "plan") {
      const [card = before.card, action = before.action] = rest;
      laid(slots, index, { ...before, card, action });
    }
    if (verb === "officials") {
      const [own = 0, neutral = 0, black = 0] = rest.map(Number);
      slots[index] = { ...before, own, neutral, black };
    }
  }
  return slots;
}

/** How a whole plan is written, in the order in which it is asked. */
export function written(slots: readonly PlannedView[]): readonly string[] {
  const lines = slots.flatMap((slot, n) => [
    `plan ${n + 1} ${slot.card} ${slot.action}`,
    `officials ${n + 1} ${slot.own} ${slot.neutral} ${slot.black}`,
  ]);
  return [...lines, "ready"];
}

/** The same in one piece, to tell one plan from another. */
export function wording(slots: readonly PlannedView[]): string {
  return written(slots).join("\n");
}

/** The plan of one seat at one table; kept while the page is open. */
export class Draft {
  slots: readonly PlannedView[] = $state.raw([]);
  /** The slot in hand: the middle of the carousel, and where a resting card goes. */
  active = $state(0);
  /** On a phone: what the plan leads to is shown instead of the cards. */
  previewed = $state(false);
  /** The plan, as it is written, that was to be locked and asks for a second press. */
  asked = $state("");
  private round = -1;

  /** Begins anew with a new round; answers that were given before the page was opened count. */
  sync(view: EdoView, content: Json): void {
    const seat = view.you?.seat ?? -1;
    if (seat < 0) return;
    const cards = cardsOf(view, seat);
    const isNew = this.round !== view.round || this.slots.length !== SLOTS.length;
    if (!isNew) return;
    const kept = this.slots.filter((slot) => cards.includes(slot.card));
    const start =
      kept.length === SLOTS.length
        ? kept.map((slot) => ({ ...slot, own: 0, neutral: 0, black: 0 }))
        : cards.slice(0, SLOTS.length).map((card) => fresh(content, card));
    this.slots = withAnswers(start, view.you?.answers ?? []);
    this.round = view.round;
    this.active = 0;
    this.previewed = false;
    this.asked = "";
  }

  slot(index: number): PlannedView {
    return this.slots[index] ?? { card: "", action: "", own: 0, neutral: 0, black: 0 };
  }

  private put(index: number, slot: PlannedView): void {
    this.active = index;
    this.slots = this.slots.map((one, n) => (n === index ? slot : one));
  }

  /** Another card; one that lies in another slot changes places. */
  choose(index: number, card: string, content: Json): void {
    const other = this.slots.findIndex((one) => one.card === card);
    if (other === index) return;
    if (other >= 0) return this.swap(index, other);
    this.put(index, fresh(content, card));
  }

  swap(one: number, other: number): void {
    const [first, second] = [this.slots[one], this.slots[other]];
    if (first === undefined || second === undefined) return;
    this.slots = this.slots.map((slot, n) => (n === one ? second : n === other ? first : slot));
    this.active = other;
  }

  /** The next action of the card comes down; officials that have no room go home. */
  turn(index: number, content: Json, by = 1): void {
    const slot = this.slot(index);
    const faces = cardOf(content, slot.card)?.faces ?? [];
    const at = faces.findIndex((face) => face.action === slot.action);
    const next = faces[(at + by + faces.length) % faces.length];
    if (next) this.pick(index, next.action, content);
  }

  pick(index: number, action: string, content: Json): void {
    const slot = this.slot(index);
    let room = faceOf(cardOf(content, slot.card), action)?.officials ?? 0;
    const kept = { own: 0, neutral: 0, black: 0 };
    for (const sort of SORTS) {
      kept[sort] = Math.min(slot[sort], room);
      room -= kept[sort];
    }
    this.put(index, { ...slot, action, ...kept });
  }

  /** How many officials still fit on a slot. */
  room(index: number, content: Json): number {
    const slot = this.slot(index);
    const most = faceOf(cardOf(content, slot.card), slot.action)?.officials ?? 0;
    return Math.max(0, most - slot.own - slot.neutral - slot.black);
  }

  /** How many officials of a sort are still at home. */
  home(player: PlayerView | null, sort: Sort): number {
    const away = this.slots.reduce((sum, slot) => sum + slot[sort], 0);
    return Math.max(0, homeOf(player, sort) - away);
  }

  /** How many officials of all sorts are. */
  idle(player: PlayerView | null): number {
    return SORTS.reduce((sum, sort) => sum + this.home(player, sort), 0);
  }

  add(index: number, sort: Sort, player: PlayerView | null, content: Json): void {
    if (this.room(index, content) === 0 || this.home(player, sort) === 0) return;
    const slot = this.slot(index);
    this.put(index, { ...slot, [sort]: slot[sort] + 1 });
  }

  /** The first sort that is at home goes on the card. */
  addAny(index: number, player: PlayerView | null, content: Json): void {
    const sort = SORTS.find((one) => this.home(player, one) > 0);
    if (sort) this.add(index, sort, player, content);
  }

  remove(index: number, sort: Sort): void {
    const slot = this.slot(index);
    if (slot[sort] > 0) this.put(index, { ...slot, [sort]: slot[sort] - 1 });
  }

  removeAny(index: number): void {
    const slot = this.slot(index);
    const sort = [...SORTS].reverse().find((one) => slot[one] > 0);
    if (sort) this.remove(index, sort);
  }

  clear(): void {
    this.slots = this.slots.map((slot) => ({ ...slot, own: 0, neutral: 0, black: 0 }));
  }
}

/** What tells the draft of a seat at a table from another. */
export function draftKey({ table, view }: Pick<BoardProps, "table" | "view">): string {
  return `${table} ${read(view).you?.seat ?? 0}`;
}

const drafts = new Map<string, Draft>();

/** The draft of a seat; Board and Hand share it. */
export function draftFor(key: string): Draft {
  const known = drafts.get(key);
  if (known) return known;
  const made = new Draft();
  drafts.set(key, made);
  return made;
}

/** The draft of the reader's seat. */
export function draftOf(props: Pick<BoardProps, "table" | "view">): Draft {
  return draftFor(draftKey(props));
}

/** The player before the plan, or nobody. */
export function planner(view: EdoView): PlayerView | null {
  return view.you === null ? null : (view.players[view.you.seat] ?? null);
}
