/** What the rest of the plan would lead to: asked of the server, never worked out here. */

import { untrack } from "svelte";
import type { JsonObject } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { draftOf, planner, written, type Draft } from "./draft.svelte";
import { present } from "./present";
import { read } from "./table";
import {
  GOODS,
  type EdoView,
  type FixView,
  type ForecastView,
  type GoodsView,
  type SlotForecastView,
  type StepView,
} from "./view";

type Answer = Promise<JsonObject | null>;

/** One question for each picture and plan, however many parts of the page want to know. */
const asked = new WeakMap<JsonObject, Map<string, Answer>>();

function ask(props: BoardProps, lines: readonly string[]): Answer {
  const known = asked.get(props.view) ?? new Map<string, Answer>();
  asked.set(props.view, known);
  const key = lines.join("\n");
  const found = known.get(key) ?? props.forecast?.(lines) ?? Promise.resolve(null);
  known.set(key, found);
  return found;
}

/** The answers that are considered: the draft while it is made, nothing once it is locked. */
function considered(view: EdoView, draft: Draft): readonly string[] {
  const seat = view.you?.seat;
  const isOpen = view.phase === "plan" && seat !== undefined && !view.players[seat]?.ready;
  return isOpen && draft.slots.length ? written(draft.slots).slice(0, -1) : [];
}

export interface Forecast {
  /** What is to come; where that is not known only how things are, and nothing where there is no seat. */
  readonly value: ForecastView | null;
  /** Whether it tells what is to come. */
  readonly isAhead: boolean;
  /** Whether it is about the plan and the picture as they are, not still the ones before. */
  readonly isFresh: boolean;
}

/** Follows the plan; call it while the component is set up. */
export function forecast(props: () => BoardProps): Forecast {
  let found: ForecastView | null = $state.raw(null);
  let isFresh = $state(false);
  const view = $derived(props().view);
  const canAsk = $derived(props().forecast !== undefined);
  const key = $derived(considered(read(view), draftOf(props())).join("\n"));
  $effect(() => {
    if (!canAsk) {
      found = null;
      return;
    }
    let isWanted = true;
    isFresh = false;
    const current = { ...untrack(props), view };
    void ask(current, key ? key.split("\n") : []).then((answer) => {
      if (!isWanted) return;
      found = answer as unknown as ForecastView | null;
      isFresh = true;
    });
    return () => (isWanted = false);
  });
  const now = $derived(canAsk ? null : present(read(view), untrack(props).content));
  return {
    get value() {
      return found ?? now;
    },
    get isAhead() {
      return found !== null;
    },
    get isFresh() {
      return isFresh;
    },
  };
}

/** What a plan does, in words; what is done several times is counted. */
export function stepsText({ say }: BoardProps, steps: readonly StepView[]): string {
  const counts = new Map<string, number>();
  for (const { verb, facts } of steps) {
    const text = say.choice(verb, facts);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .map(([text, number]) => (number > 1 ? say.message("view-times", { text, number }) : text))
    .join("; ");
}

/** What a card of the plan does: its work and the way to it, or that it only moves. */
export function slotText(props: BoardProps, slot: SlotForecastView): string {
  const { say } = props;
  const work = stepsText(props, slot.steps);
  if (!work) return say.message(slot.officials ? "view-plan_nothing" : "view-move_only");
  return slot.moves ? say.message("view-plan_way", { text: work, number: slot.moves }) : work;
}

export const PURSE = ["points", ...GOODS] as const;

/** What changes, in the order it is shown: sign and amount. */
export function changes(
  gain: GoodsView,
): readonly { readonly good: (typeof PURSE)[number]; readonly amount: number }[] {
  return PURSE.map((good) => ({ good, amount: gain[good] })).filter(({ amount }) => amount !== 0);
}

/** Does what a warning proposes. */
export function mend(draft: Draft, fix: FixView, props: BoardProps): void {
  const player = planner(read(props.view));
  if (fix.change > 0) draft.add(fix.slot - 1, fix.sort, player, props.content);
  else draft.remove(fix.slot - 1, fix.sort);
}
