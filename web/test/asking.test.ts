import { describe, expect, test } from "vitest";
import type { Choice } from "../src/lib/wire";
import { askedFirst, isAgain, reachingUndo } from "../src/table/asking";
import { turn } from "./tables";

const BOTH = { ask: true, warn: true };

function asked(part: Partial<Choice>, wanted = BOTH) {
  const plain = turn(3, ["stop"]);
  const legal = plain.legal.map((choice) => ({ ...choice, ...part }));
  return askedFirst({ ...plain, legal }, ["stop"], wanted);
}

const LOSS = { reason: "units_idle", facts: { count: 2 } };

describe("what is asked before it is done", () => {
  test("nothing, where it can be taken back", () => {
    expect(asked({})).toBeNull();
  });

  test("what is final, unless the player wants no question", () => {
    expect(asked({ final: "reveals" })?.final).toBe("reveals");
    expect(asked({ final: "reveals" }, { ask: false, warn: true })).toBeNull();
  });

  test("what gives something up, unless the player wants no warning", () => {
    expect(asked({ loss: LOSS })?.loss).toEqual(LOSS);
    expect(asked({ loss: LOSS }, { ask: true, warn: false })).toBeNull();
  });

  test("a whole answer that closes the step", () => {
    const lines = ["plan 1", "ready"];
    expect(askedFirst(turn(3, ["plan 1"], { last: true }), lines, BOTH)?.final).toBe("closes");
    expect(askedFirst(turn(3, ["plan 1"]), lines, BOTH)).toBeNull();
  });

  test("the second press counts only for the same action of the same question", () => {
    const one = asked({ final: "reveals" });
    if (!one) throw new Error("it asks");
    expect(isAgain(null, one)).toBe(false);
    expect(isAgain(one, one)).toBe(true);
    expect(isAgain({ ...one, ply: 2 }, one)).toBe(false);
    expect(isAgain({ ...one, actions: ["other"] }, one)).toBe(false);
  });
});

describe("an undo that reaches through the answers of bots", () => {
  const own = (answer: "free" | "consent", reason: string) => ({
    ...turn(3, ["stop"]),
    undo: { answer, reason },
  });

  test("is asked about", () => {
    expect(reachingUndo(own("free", "others_acted"), BOTH)).toMatchObject({
      ply: 3,
      reaches: true,
    });
  });

  test("any other undo is not, nor where no question is wanted", () => {
    expect(reachingUndo(own("free", "nothing_learned"), BOTH)).toBeNull();
    expect(reachingUndo(own("consent", "others_acted"), BOTH)).toBeNull();
    expect(reachingUndo(own("free", "others_acted"), { ask: false, warn: true })).toBeNull();
  });
});
