import { describe, expect, test } from "vitest";
import { cardsOf, Draft, planner, withAnswers, written } from "../../src/games/edo/draft.svelte";
import { outlookText } from "../../src/games/edo/outlook";
import { read } from "../../src/games/edo/view";
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

  test("a new round keeps the cards and sends everybody home", () => {
    const plan = draft();
    plan.addAny(0, hana, CONTENT);
    plan.choose(0, "caravan", CONTENT);
    plan.sync(read(view({ round: 3 })), CONTENT);
    expect(plan.slot(0)).toMatchObject({ card: "caravan", own: 0 });
  });
});

describe("what a planned action meets", () => {
  const slot = { card: "domain", action: "money", own: 2, neutral: 0, black: 0 };
  const texts = (changes: object): readonly string[] =>
    outlookText(props(), table, { ...slot, ...changes }).map((line) => line.text);

  test("money and rice are counted by official", () => {
    expect(texts({})).toEqual(["+10 ryo"]);
    expect(texts({ action: "rice_delivery" })).toEqual(["+4 rice"]);
  });

  test("a card without officials only moves", () => {
    expect(texts({ own: 0 })).toEqual(["No official: movement only"]);
  });

  test("a harvest tells who stands where", () => {
    expect(texts({ action: "forestry" })).toEqual(["Cedar Forest: 2 of 4 samurai yours"]);
    expect(texts({ action: "quarry" })).toEqual(["No samurai of yours stands there yet"]);
  });

  test("trading tells where the merchant is", () => {
    expect(texts({ action: "trading" }).at(-1)).toBe(
      "The merchant is in Edo, without your samurai",
    );
  });
});
