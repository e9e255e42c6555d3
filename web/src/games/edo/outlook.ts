/** What a planned action could do right now, in words: the server says what, we only read it out. */

import type { Facts } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { planner } from "./draft.svelte";
import { GOODS, type EdoView, type PlannedView } from "./view";

export interface Line {
  readonly text: string;
  /** Something is missing as things stand. */
  readonly lack: boolean;
}

const LACKING: ReadonlySet<string> = new Set(["ronin_stand", "no_place", "no_card"]);
const SUBJECTS = ["building", "demand", "merchant"] as const;

/** How much the planner has of a good. */
function have(view: EdoView, name: string): number {
  const good = GOODS.find((one) => one === name);
  return (good && planner(view)?.[good]) ?? 0;
}

/** Why not: how much is there of what is needed, or the refusal in full. */
function lackText({ say }: BoardProps, view: EdoView, row: Facts): string {
  const number = have(view, String(row.good));
  const last =
    row.reason === "not_enough"
      ? say.message("outlook-short", { ...row, number })
      : say.refusal(String(row.reason), row);
  const subject = SUBJECTS.find((key) => row[key] !== undefined);
  if (subject === undefined) return last;
  const first = say.message(`${subject}-${String(row[subject])}`);
  return say.sentence("outlook-subject", { first, last });
}

function line(props: BoardProps, view: EdoView, row: Facts): Line {
  const what = String(row.what);
  if (what === "lack") return { text: lackText(props, view, row), lack: true };
  return { text: props.say.sentence(`outlook-${what}`, row), lack: LACKING.has(what) };
}

/** The lines under a card of the plan: what it can do first, then what it lacks. */
export function outlookText(props: BoardProps, view: EdoView, slot: PlannedView): readonly Line[] {
  const face = view.you?.outlook?.find(
    (one) => one.card === slot.card && one.action === slot.action,
  );
  const lines = (face?.rows ?? []).map((row) => line(props, view, row));
  const sorted = [...lines.filter((one) => !one.lack), ...lines.filter((one) => one.lack)];
  if (slot.own + slot.neutral + slot.black > 0) return sorted;
  return [{ text: props.say.message("view-move_only"), lack: false }, ...sorted];
}
