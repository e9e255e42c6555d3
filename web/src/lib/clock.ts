/** Clocks: the time left, and how it is formatted. */

import type { ClockRule, SeatClock } from "./wire";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds left at `now`; both times are of the same local clock. */
export function left(clock: SeatClock, receivedAt: number, now: number): number {
  return Math.max(0, clock.left - (clock.running ? Math.max(0, now - receivedAt) : 0));
}

const two = (number: number) => String(number).padStart(2, "0");

/** What a clock shows: digits, or days and hours, or hours and minutes when days would be silly. */
export type ClockText =
  | { readonly digits: string }
  | { readonly days: number; readonly hours: number }
  | { readonly hours: number; readonly minutes: number };

/** Below ten hours digits; below a day hours and minutes; above that days and hours. */
export function written(milliseconds: number): ClockText {
  const whole = Math.max(0, Math.ceil(milliseconds / SECOND)) * SECOND;
  if (whole >= DAY) {
    return { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) };
  }
  if (whole >= 10 * HOUR) {
    return { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) };
  }
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const seconds = two(Math.floor((whole % MINUTE) / SECOND));
  return { digits: hours ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}` };
}

/** Whether little time is left: a tenth of the whole, at most a minute live or six hours by post. */
export function isShort(milliseconds: number, rule: ClockRule): boolean {
  const whole = rule.kind === "post" ? rule.days * DAY : rule.minutes * MINUTE;
  return milliseconds < Math.min(whole / 10, rule.kind === "post" ? 6 * HOUR : MINUTE);
}
