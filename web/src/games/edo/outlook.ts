/** What a planned action could do right now, in lines: from the server's outlook and the printed card. */

import type { BoardProps } from "../contract";
import { cardOf, faceOf } from "./content";
import type { EdoView, Planned } from "./view";

export interface Line {
  readonly text: string;
  readonly lack: boolean;
}

const AMOUNTS: Readonly<Record<string, string>> = { rice_delivery: "rice", money: "ryo" };
const HARVESTS: Readonly<Record<string, string>> = {
  forestry: "wood",
  quarry: "stone",
  rice_field: "rice",
};

function plain(text: string): Line {
  return { text, lack: false };
}

/** What is printed on the card for as many officials as stand there. */
function printed(props: BoardProps, slot: Planned, officials: number): readonly Line[] {
  const face = faceOf(cardOf(props.content, slot.card), slot.action);
  const good = AMOUNTS[slot.action];
  if (face && good) {
    return [plain(props.say.message("view-brings", { number: face.amount * officials, good }))];
  }
  return [plain(props.say.message(`action-${slot.action}-brief`))];
}

function told(props: BoardProps, view: EdoView, slot: Planned, officials: number): readonly Line[] {
  const { say } = props;
  const found = view.you?.outlook.find(
    (one) => one.card === slot.card && one.action === slot.action,
  );
  if (!found) return printed(props, slot, officials);
  if (found.lack) return [{ text: say.message(`view-lack_${found.lack}`), lack: true }];
  const good = HARVESTS[slot.action] ?? AMOUNTS[slot.action];
  const number = found.yields.slice(0, officials).reduce((sum, one) => sum + one, 0);
  if (good && found.yields.length > 0) return [plain(say.message("view-brings", { number, good }))];
  const can = found.can.slice(0, 3).map((action) => plain(action));
  return can.length > 0 ? can : printed(props, slot, officials);
}

/** The lines under a card of the plan. */
export function outlookText(props: BoardProps, view: EdoView, slot: Planned): readonly Line[] {
  const officials = slot.own + slot.neutral + slot.black;
  if (officials === 0) return [plain(props.say.message("view-move_only"))];
  return told(props, view, slot, officials);
}
