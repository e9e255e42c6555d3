import { expect, test } from "vitest";
import { question } from "../../src/games/edo/question";
import type { Choice } from "../../src/lib/wire";
import { asked, choice, props, view } from "./tables";

const MOVE = choice("move samurai quarry_1", { space: "quarry_1" });
const WORK = choice("collect", {});
const END = choice("stop", {});

/** What is asked with these officials left on a card of money. */
function said(legal: readonly Choice[], own: number, moving = true): string {
  const turn = { seat: 0, slot: 1, card: "domain", action: "money", moving };
  const now = view({ phase: "perform", turn: { ...turn, own, neutral: 0, black: 0 } });
  return question(props({ view: now, turn: asked("turn_money", legal) }));
}

test("a card with moves and work left asks its own question", () => {
  expect(said([MOVE, WORK, END], 2)).toBe("");
});

test("what is done is not asked for again", () => {
  expect(said([MOVE, END], 0)).toContain("no official is left to act");
  expect(said([WORK, END], 2, false)).toContain("2 officials can still act");
  expect(said([END], 0)).toContain("nothing is left to do");
});
