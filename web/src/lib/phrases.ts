/** Small phrases made of several messages of the page. */

import { written } from "./clock";
import type { ClockRule, Facts } from "./wire";

type Say = (id: string, facts?: Facts) => string;

/** How long a game takes: in minutes up to an hour, in hours above. */
export function gameLength([least, most]: readonly [number, number], say: Say): string {
  return most <= 60
    ? say("length-minutes", { least, most })
    : say("length-hours", { least: least / 60, most: most / 60 });
}

/** What a clock shows. */
export function clockText(milliseconds: number, say: Say): string {
  const shown = written(milliseconds);
  if ("digits" in shown) return shown.digits;
  if ("days" in shown) return say("clock-days", { days: shown.days, hours: shown.hours });
  return say("clock-hours", { hours: shown.hours, minutes: shown.minutes });
}

/** How a table keeps time. */
export function clockRule(rule: ClockRule, say: Say): string {
  if (rule.kind === "post") return say("clock-rule-post", { days: rule.days });
  if (rule.kind === "live") {
    const { minutes, increment } = rule;
    const id = increment ? "clock-rule-live" : "clock-rule-live-plain";
    return say(id, { minutes, increment });
  }
  return say("clock-rule-none");
}

/** The message that names a paragraph: `rule-8_3_1_i` for 8.3(1)(i). */
export function ruleMessage(rule: string): string {
  return `rule-${rule.replace(/[^\w-]+/g, "_").replace(/^_|_$/g, "")}`;
}
