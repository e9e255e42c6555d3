/** What a planner may have overlooked, in words. */

import type { BoardProps } from "../contract";
import { stepsText } from "./forecast.svelte";
import type { FixView, WarningView } from "./view";

/** The warning itself. */
export function warningText({ say }: BoardProps, { what, facts }: WarningView): string {
  return say.message(`view-warning_${what}`, facts);
}

/** What its button would do. */
export function fixText(props: BoardProps, fix: FixView): string {
  const { say } = props;
  if (fix.change < 0) return say.message("view-fix_less", { slot: fix.slot });
  const text = stepsText(props, fix.steps);
  return say.message(text ? "view-fix_more" : "view-fix_plain", { slot: fix.slot, text });
}
