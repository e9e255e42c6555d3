import { describe, expect, test } from "vitest";
import { cardsOf, Draft, planner, withAnswers, written } from "../../src/games/edo/draft.svelte";
import { outlookText, type Line } from "../../src/games/edo/outlook";
import { read } from "../../src/games/edo/table";
import type { JsonObject } from "../../src/lib/wire";
import { CONTENT, props, view } from "./tables";

const table = read(view());
const hana = planner(table);

function draft(): Draft {
  const made = new Draft();
  made.sync(table, CONTENT);
  return made;
}

describe("the draft of a plan", () => {
  test("begins with three cards and nobody on them", () => {
    expect(draft().slots.map((slot) => slot.card)).toEqual(["domain", "court", "works"]);
    expect(draft().home(hana, "own")).toBe(3);
  });

  test("a player may plan with special cards as well", () => {
    expect(cardsOf(table, 0)).toEqual(["domain", "court", "works", "caravan"]);
  });

  test("a card is turned round and round", () => {
    const plan = draft();
    plan.turn(0, CONTENT);
    expect(plan.slot(0).action).toBe("money");
    plan.turn(0, CONTENT, -1);
    plan.turn(0, CONTENT, -1);
    expect(plan.slot(0).action).toBe("building");
  });

  test("officials go on a card up to its number and to what is at home", () => {
    const plan = draft();
    for (let n = 0; n < 9; n += 1) plan.addAny(0, hana, CONTENT);
    expect(plan.slot(0)).toMatchObject({ own: 2, neutral: 0 });
    for (let n = 0; n < 9; n += 1) plan.addAny(1, hana, CONTENT);
    expect(plan.slot(1)).toMatchObject({ own: 1, neutral: 1 });
    expect(plan.home(hana, "own")).toBe(0);
  });

  test("officials without room go home when the card is turned", () => {
    const plan = draft();
    plan.pick(0, "money", CONTENT);
    for (let n = 0; n < 3; n += 1) plan.add(0, "own", hana, CONTENT);
    plan.pick(0, "forestry", CONTENT);
    expect(plan.slot(0).own).toBe(2);
  });

  test("a card from another slot changes places, a resting one comes in", () => {
    const plan = draft();
    plan.choose(0, "works", CONTENT);
    expect(plan.slots.map((slot) => slot.card)).toEqual(["works", "court", "domain"]);
    plan.choose(1, "caravan", CONTENT);
    expect(plan.slots.map((slot) => slot.card)).toEqual(["works", "caravan", "domain"]);
  });

  test("is written in the order in which it is asked", () => {
    const plan = draft();
    plan.add(0, "neutral", hana, CONTENT);
    expect(written(plan.slots)).toEqual([
      "plan 1 domain rice_delivery",
      "officials 1 0 1 0",
      "plan 2 court travel",
      "officials 2 0 0 0",
      "plan 3 works quarry",
      "officials 3 0 0 0",
      "ready",
    ]);
  });

  test("answers that were given before are read back", () => {
    const plan = withAnswers(draft().slots, ["plan 1 caravan trading", "officials 1 2 1 0"]);
    expect(plan[0]).toEqual({ card: "caravan", action: "trading", own: 2, neutral: 1, black: 0 });
    expect(plan[1]?.card).toBe("court");
  });

  test("a card that was answered lies in one slot only", () => {
    const plan = withAnswers(draft().slots, ["plan 1 court trading"]);
    expect(plan.map((slot) => slot.card)).toEqual(["court", "domain", "works"]);
  });

  test("a new round keeps the cards and sends everybody home", () => {
    const plan = draft();
    plan.addAny(0, hana, CONTENT);
    plan.choose(0, "caravan", CONTENT);
    plan.sync(read(view({ round: 3 })), CONTENT);
    expect(plan.slot(0)).toMatchObject({ card: "caravan", own: 0 });
  });
});

describe("what a planned action could do", () => {
  const slot = { card: "domain", action: "building", own: 2, neutral: 0, black: 0 };
  const told = (rows: readonly JsonObject[], changes: object = {}): readonly Line[] => {
    const outlook = [{ card: "domain", action: "building", rows }];
    const now = read(view({ you: { seat: 0, plan: [], answers: [], outlook } }));
    return outlookText(props(), now, { ...slot, ...changes });
  };
  const texts = (rows: readonly JsonObject[], changes: object = {}): readonly string[] =>
    told(rows, changes).map((line) => line.text);

  test("places and points are read out", () => {
    const rows = [
      { what: "build", building: "house", spaces: ["edo", "sakura"], points: 1, number: 2 },
    ];
    expect(texts(rows)).toEqual(["House in Edo and Sakura: +1, enough for 2"]);
    expect(told(rows)[0]?.lack).toBe(false);
  });

  test("what is missing is counted and comes last", () => {
    const short = {
      what: "lack",
      reason: "not_enough",
      building: "house",
      good: "stone",
      price: 6,
    };
    const lines = told([short, { what: "collect", good: "rice", amount: 2 }]);
    expect(lines.map((line) => line.text)).toEqual([
      "2 rice with each official",
      "House: 2 of 6 stone",
    ]);
    expect(lines.map((line) => line.lack)).toEqual([false, true]);
  });

  test("any other reason is told as a refusal", () => {
    const row = { what: "lack", reason: "no_post_left", building: "post" };
    expect(texts([row])).toEqual(["Trading post: Your trading post stands already"]);
    expect(texts([{ what: "lack", reason: "nobody_home" }])).toEqual([
      "You have no official at home",
    ]);
  });

  test("a free way costs nothing", () => {
    const row = { what: "trade_after", space: "edo", price: 0 };
    expect(texts([row])).toEqual(["The merchant in Edo is free to reach"]);
    expect(texts([{ ...row, price: 2 }])).toEqual(["The merchant in Edo is 2 ryo away"]);
  });

  test("a card without officials only moves, and still says what it could do", () => {
    const rows = [{ what: "relocate", number: 2 }];
    expect(texts(rows, { own: 0 })).toEqual([
      "No official: movement only",
      "Free ways for 2 samurai with each official",
    ]);
  });

  test("a face the server does not speak of has no lines", () => {
    expect(texts([], { action: "money" })).toEqual([]);
  });
});
