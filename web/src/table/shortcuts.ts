/** What keys do at a table. */

import { flushSync } from "svelte";
import { bound, letter, type Binding } from "../lib/keys";
import { enter, press, step, walk, type Direction } from "../lib/targets";
import { declines, offersOf } from "./offers";
import type { Room } from "./room.svelte";
import { takeBack } from "./undoing";

export interface Doors {
  readonly keys: () => void;
  readonly show: (zone: "record" | "talk" | "hand") => void;
}

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Presses the option of that number, or the legal target when the prompt has none. */
function digit(room: Room, number: number): void {
  const choices = offersOf(room);
  const answersHere = choices.some((choice) => !declines(room.module, choice));
  const chosen = choices[number - 1];
  if (answersHere || choices.length >= number) {
    if (chosen) room.act(chosen.action);
  } else press(number - choices.length);
}

/** Back: out of what asks to be pressed again, out of a selection, else out of the past. */
function back(room: Room): void {
  if (room.unsure) room.pressed = null;
  else if (room.selected.length) room.selected = [];
  else if (room.isPast) room.past.leave();
}

/** To the neighbour on the board; in a replay left and right go one moment back and on. */
function arrow(room: Room, direction: Direction): void {
  if (room.isPast && direction === "ArrowLeft") room.past.step(-1);
  else if (room.isPast && direction === "ArrowRight") room.past.step(1);
  else step(direction);
}

/** Shows the tooltip of what has the focus. */
function why(): void {
  document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

export function shortcuts(room: Room, doors: Doors): readonly Binding[] {
  return [
    { keys: ["Tab"], shown: "Tab", text: "keys-tab" },
    {
      keys: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
      shown: "← ↑ ↓ →",
      text: "keys-arrows",
      run: (key) => arrow(room, key as Direction),
    },
    { keys: ["Enter"], shown: "Enter", text: "keys-enter" },
    { keys: ["Escape"], shown: "Esc", text: "keys-escape", run: () => back(room), waits: true },
    { keys: ["n"], text: "keys-next", run: () => walk(1) },
    { keys: ["p"], text: "keys-previous", run: () => walk(-1) },
    {
      keys: DIGITS,
      shown: "1 – 9",
      text: "keys-digits",
      run: (key) => digit(room, Number(key)),
      waits: true,
    },
    { keys: ["u"], text: "keys-undo", run: () => takeBack(room), waits: true },
    { keys: ["a"], text: "keys-again", run: () => room.walk() },
    { keys: ["l"], text: "keys-record", run: () => doors.show("record") },
    { keys: ["c"], text: "keys-talk", run: () => doors.show("talk") },
    { keys: ["h"], text: "keys-hand", run: () => doors.show("hand") },
    { keys: ["b"], text: "keys-board", run: () => enter("board") },
    { keys: ["q"], text: "keys-prompt", run: () => enter("prompt") },
    { keys: ["i", " "], shown: "I, Space", text: "keys-why", run: why },
    { keys: ["+", "-", "0"], shown: "+ − 0", text: "keys-zoom" },
    { keys: ["?"], text: "keys-list", run: doors.keys },
  ];
}

/** Space on a button presses it, as everywhere; on a target of the board it asks why. */
function isPressing(event: KeyboardEvent): boolean {
  const target = event.target;
  if (isInspecting(event)) return false;
  return (
    event.key === " " && target instanceof Element && target.closest("button, a, summary") !== null
  );
}

/** Browsers press a button when Space is released; on a board target that must not happen. */
export function isInspecting(event: KeyboardEvent): boolean {
  const { key, target } = event;
  return key === " " && target instanceof Element && target.hasAttribute("data-target");
}

const MODIFIERS: ReadonlySet<string> = new Set(["Shift", "Control", "Alt", "Meta", "Tab"]);

/**
 * While the table shows what happened, a key shows the end of it at once; one that answers does
 * nothing else. What it does is looked up first: the end of a game brings keys of its own.
 */
export function hurried(event: KeyboardEvent, bindings: readonly Binding[], room: Room): boolean {
  if (room.isPast || !room.table || room.stream.isCurrent || isElsewhere(event)) return false;
  const found = bound(event, bindings);
  event.preventDefault();
  flushSync(() => room.stream.skip());
  if (!found?.waits) found?.run?.(letter(event));
  return true;
}

/** A key that is not for the table: in a field, a dialog or on a button, or one of the browser's. */
function isElsewhere({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (MODIFIERS.has(key) || ctrlKey || metaKey || altKey) return true;
  if (document.querySelector("dialog[open]")) return true;
  if (!(target instanceof Element)) return false;
  const typed = target.closest("input, textarea, select, [contenteditable]") !== null;
  const presses = key === "Enter" || key === " ";
  return typed || (presses && target.closest("button:not([data-target]), a, summary") !== null);
}

/** Enter, while something asks to be pressed again. */
function isYes(event: KeyboardEvent, room: Pick<Room, "unsure">): boolean {
  const isEnter = event.key === "Enter" && !event.defaultPrevented;
  return isEnter && room.unsure !== null && !isAnother(event);
}

/** Enter in a field, on a link or on a button that is no answer means that, and no "yes". */
function isAnother({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest("button, a, summary, input, textarea, select") !== null
    ? target.closest("[data-answer], [data-target]") === null
    : false;
}

export function pressed(
  event: KeyboardEvent,
  bindings: readonly Binding[],
  room: Pick<Room, "unsure" | "confirm">,
): void {
  if (document.querySelector("dialog[open]") || isPressing(event)) return;
  if (isYes(event, room)) {
    event.preventDefault();
    return room.confirm();
  }
  const found = bound(event, bindings);
  if (!found?.run) return;
  const slides = event.target instanceof HTMLInputElement && event.key.startsWith("Arrow");
  if (slides) return;
  if (event.key !== "Escape") event.preventDefault();
  found.run(letter(event));
}
