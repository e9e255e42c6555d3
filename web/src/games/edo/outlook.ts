/** What a planned action meets right now, in lines of facts: who stands where, what is in store. */

import type { BoardProps } from "../contract";
import { buildingPrice, cardOf, faceOf, kindOf } from "./content";
import { priceText } from "./labels";
import { GOODS, type EdoView, type Planned } from "./view";

export interface Line {
  readonly text: string;
  /** Something is missing as things stand. */
  readonly lack: boolean;
}

type Tell = (props: BoardProps, view: EdoView, slot: Planned) => readonly Line[];

const AMOUNTS: Readonly<Record<string, string>> = { rice_delivery: "rice", money: "ryo" };
const KINDS: Readonly<Record<string, string>> = {
  forestry: "forestry",
  quarry: "quarry",
  rice_field: "rice",
};

function plain(text: string): Line {
  return { text, lack: false };
}

function mine(view: EdoView, space: string): number {
  const seat = view.you?.seat;
  return view.samurai.find((band) => band.seat === seat && band.space === space)?.count ?? 0;
}

/** Everybody on a space who lowers the harvest, as the table shows them. */
function crowd(view: EdoView, space: string): number {
  const samurai = view.samurai.filter((band) => band.space === space);
  const others = [...view.ronin, ...view.outsiders].filter((one) => one === space).length;
  return samurai.reduce((sum, band) => sum + band.count, 0) + others;
}

function collecting({ content, say }: BoardProps, slot: Planned, good: string): readonly Line[] {
  const face = faceOf(cardOf(content, slot.card), slot.action);
  const number = (face?.amount ?? 0) * (slot.own + slot.neutral + slot.black);
  return [plain(say.message("view-brings", { number, good }))];
}

function harvesting({ say }: BoardProps, view: EdoView, kind: string): readonly Line[] {
  const spaces = [...new Set(view.samurai.map((band) => band.space))].filter(
    (space) => kindOf(space) === kind && mine(view, space) > 0,
  );
  if (spaces.length === 0) return [{ text: say.message("view-nobody_there"), lack: true }];
  return spaces.map((space) =>
    plain(
      say.message("view-there", { space, number: mine(view, space), most: crowd(view, space) }),
    ),
  );
}

const building: Tell = ({ content, say }, view) => {
  const cities = view.cities.map((one) => one.city).filter((city) => mine(view, city) > 0);
  const price = say.message("view-house_costs", {
    text: priceText(say, buildingPrice(content, "house")),
  });
  if (cities.length === 0) return [{ text: say.message("view-nobody_in_city"), lack: true }];
  return [plain(cities.map((city) => say.message(`city-${city}`)).join(", ")), plain(price)];
};

const trading: Tell = ({ say }, view) => {
  if (view.merchant === null) return [];
  const is = mine(view, view.merchant) > 0;
  const id = is ? "view-with_merchant" : "view-not_with_merchant";
  return [{ text: say.message(id, { space: view.merchant }), lack: !is }];
};

/** What is in store, for actions that cost something. */
const store: Tell = ({ say }, view) => {
  const own = view.you === null ? undefined : view.players[view.you.seat];
  if (own === undefined) return [];
  const text = priceText(
    say,
    GOODS.map((good) => own.goods[good]),
  );
  return [plain(say.message("view-in_store", { text }))];
};

const TELLS: Readonly<Record<string, Tell>> = {
  building,
  trading,
  recruit: store,
  authorization: store,
};

/** The lines under a card of the plan. */
export function outlookText(props: BoardProps, view: EdoView, slot: Planned): readonly Line[] {
  if (slot.own + slot.neutral + slot.black === 0) {
    return [plain(props.say.message("view-move_only"))];
  }
  const [good, kind] = [AMOUNTS[slot.action], KINDS[slot.action]];
  if (good) return collecting(props, slot, good);
  if (kind) return harvesting(props, view, kind);
  const tell = TELLS[slot.action];
  return [
    plain(props.say.message(`action-${slot.action}-brief`)),
    ...(tell ? tell(props, view, slot) : []),
  ];
}
