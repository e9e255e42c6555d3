import { expect, test } from "vitest";
import type { GameModule } from "../src/games/contract";
import { offered } from "../src/table/offers";
import { nextReader } from "../src/table/reader";
import { asking, firstTimes } from "../src/lib/lessons";
import { speaker } from "./catalogues";
import { event, table, turn } from "./tables";

const module = { declines: ["decline"] } as unknown as GameModule;

test("a question of the prompt offers everything, what declines first", () => {
  const asked = turn(1, ["mode switch", "decline", "mode exchange"], { surface: "prompt" });
  expect(offered(module, asked, []).map(({ action }) => action)).toEqual([
    "decline",
    "mode switch",
    "mode exchange",
  ]);
});

test("a question of the board offers only the way out until something is selected", () => {
  const asked = turn(1, ["up cat 1", "up cat 2", "decline"]);
  const selected = asked.legal.slice(0, 2);
  expect(offered(module, asked, []).map(({ action }) => action)).toEqual(["decline"]);
  expect(offered(module, asked, selected).map(({ action }) => action)).toEqual([
    "decline",
    "up cat 1",
    "up cat 2",
  ]);
});

test("a selection of an earlier question offers nothing", () => {
  const old = turn(1, ["up cat 1"]).legal;
  expect(offered(module, turn(2, ["up wolf 1"]), old)).toEqual([]);
});

test("nothing is offered to a seat that is not asked", () => {
  expect(offered(module, null, [])).toEqual([]);
});

test("at one device the seat that is asked looks next", () => {
  const two = table({ you: [0, 2], to_act: [2] });
  expect(nextReader(two, null)).toBe(2);
  expect(nextReader(two, 0)).toBe(2);
  expect(nextReader(two, 2)).toBeNull();
  expect(nextReader(table({ you: [0, 2], to_act: [1] }), 0)).toBeNull();
});

test("a lesson fits the question and knows the reader's loyalty", () => {
  const view = { you: { loyalty: ["wolf", "wolf"] } };
  const lesson = asking(speaker("en"), "shogunate", "choose_card", view);
  expect(lesson?.facts).toEqual({ clans: ["wolf"] });
  expect(speaker("en").message(lesson?.id ?? "", lesson?.facts ?? {})).toContain("loyal to Wolf");
  expect(asking(speaker("en"), "shogunate", "no_such_question", view)).toBeNull();
});

test("what happens for the first time is explained once", () => {
  const news = [event(1, "shinobi_struck"), event(2, "shinobi_struck"), event(3, "leader_laid")];
  const first = firstTimes(speaker("en"), "shogunate", news, new Set());
  expect(first.map(({ id }) => id)).toEqual(["lesson-shogunate-event-shinobi_struck"]);
  expect(firstTimes(speaker("en"), "shogunate", news, new Set(first.map(({ id }) => id)))).toEqual(
    [],
  );
});
