import { describe, expect, test } from "vitest";
import { lastFight, unitsIn } from "../../src/games/battles/fight";
import { oddsFor } from "../../src/games/battles/odds";
import { askedAbout, askedOf, pressed, targetsOf } from "../../src/games/battles/targets";
import { viewOf } from "../../src/games/battles/table";
import type { Choice, DecisionVerb, Turn } from "../../src/lib/wire";
import { decision } from "../tables";

const VIEW = viewOf({
  scenario: "toba",
  turn: 2,
  turns: 8,
  phase: "fire",
  active: 1,
  acting: 0,
  pieces: [
    { unit: "aizu", seat: 0, hex: "h0822", disordered: false, marked: false },
    { unit: "satsuma_1", seat: 1, hex: "h0923", disordered: true, marked: false },
  ],
  control: [{ hex: "h2411", seat: 1 }],
  sides: [],
  declared: { unit: "aizu", target: null, support: [], via: null, trail: [] },
  asked: {
    kind: "fire",
    unit: "aizu",
    supporters: [],
    targets: [
      {
        unit: "satsuma_1",
        strength: 2,
        modifier: 0,
        parts: [["main", "aizu", 2]],
        odds: { none: 21, d: 14, dd: 1 },
      },
    ],
  },
});

function choice(action: string, facts: Choice["facts"] = {}): Choice {
  return { action, verb: action.split(" ")[0] ?? "", facts };
}

const onHex = (verb: string) => ({ verb, words: verb, targets: ["hex"] });
const onUnit = (verb: string) => ({ verb, words: verb, targets: ["unit"] });
const VERBS: Readonly<Record<string, readonly DecisionVerb[]>> = {
  move_to: [onHex("normal"), onHex("road"), onHex("via")],
  order: [onUnit("recover"), onUnit("move"), onUnit("enter")],
  fire_target: [onUnit("target")],
};

function turn(name: string, ...legal: readonly Choice[]): Turn {
  return {
    ply: 1,
    view: {},
    goal: null,
    decision: decision({ name, facts: { unit: "aizu", hex: "1122" }, verbs: VERBS[name] ?? [] }),
    legal,
    blocked: [],
    undo: { answer: "free", reason: "nothing_learned" },
    can_abandon: true,
    since: 0,
  };
}

describe("targets", () => {
  test("a unit on the map is pressed by its hex, one beside it by itself", () => {
    const found = targetsOf(
      turn(
        "order",
        choice("move aizu", { unit: "aizu" }),
        choice("enter okazaki", { unit: "okazaki" }),
        choice("end"),
      ),
      VIEW,
    );
    expect([...found.byHex.keys()]).toEqual(["h0822"]);
    expect([...found.byUnit.keys()]).toEqual(["okazaki"]);
  });

  test("an advance is pressed by the hex that the question names", () => {
    const found = targetsOf(turn("advance", choice("advance"), choice("hold")), VIEW);
    expect([...found.byHex.keys()]).toEqual(["h1122"]);
  });

  test("one action is done at once, on a phone after a second press", () => {
    const only = [choice("target satsuma_1", { unit: "satsuma_1" })];
    expect(pressed(only, [], VIEW, false)).toMatchObject({ does: "act" });
    expect(pressed(only, [], VIEW, true)).toEqual({ does: "select", choices: only });
    expect(pressed(only, only, VIEW, true)).toMatchObject({ does: "act" });
  });

  test("several actions are offered", () => {
    const both = [choice("recover aizu"), choice("move aizu")];
    expect(pressed(both, [], VIEW, false)).toEqual({ does: "select", choices: both });
  });

  test("normal and road movement over the same hexes are one action", () => {
    const reach = [{ hex: "h1119", cost: 1, path: ["h1119"], stop: false }];
    const moving = viewOf({ asked: { kind: "move", unit: "aizu", normal: reach, road: reach } });
    const both = [choice("normal h1119", { hex: "h1119" }), choice("road h1119", { hex: "h1119" })];
    expect(pressed(both, [], moving, false)).toEqual({ does: "act", choice: both[0] });
  });

  test("a hex without actions asks the server why", () => {
    const { decision } = turn("move_to");
    expect(askedAbout(decision, "h2411", [])).toBe("normal h2411");
    expect(askedAbout(turn("fire_target").decision, "h0822", VIEW.pieces)).toBe("target aizu");
    expect(askedAbout(turn("fire_target").decision, "h2411", [])).toBeNull();
    expect(askedAbout(turn("order").decision, "h0822", VIEW.pieces)).toBe("move aizu");
    expect(askedOf(turn("order").decision, "aizu")).toBe("enter aizu");
    expect(askedOf(turn("fire_target").decision, "aizu")).toBeNull();
  });
});

describe("odds and rolls", () => {
  test("the only target is shown without pointing", () => {
    expect(oddsFor(VIEW, null)?.chance.odds.d).toBe(14);
  });

  test("the newest roll is the one that counts", () => {
    const facts = { unit: "aizu", target_unit: "satsuma_1", strength: 2, total: 9, result: "d" };
    const more = { number: 4, other_number: 5, modifier: 0, column: "2", row: 9 };
    const events = [1, 2].map((n) => ({
      n,
      moment: n,
      kind: "fire_resolved",
      rule: "9-2(5)",
      facts: { ...facts, ...more },
      private: false,
    }));
    const last = { n: 2, dice: [4, 5], column: "2", row: 9, result: "d" };
    expect(lastFight(events)).toMatchObject(last);
    expect([...unitsIn(events)]).toEqual(["aizu", "satsuma_1"]);
  });

  test("a morale check belongs to the attack before it", () => {
    const row = { moment: 1, rule: "10-2", private: false };
    const rolled = { number: 1, other_number: 6, modifier: -1, total: 6, difference: 2 };
    const both = { unit: "aizu", target_unit: "satsuma_1", result: "m1" };
    const attack = { ...row, n: 1, kind: "melee_resolved", facts: { ...both, ...rolled } };
    const facts = { unit: "satsuma_1", number: 6, modifier: 1, morale: 5 };
    const check = { ...row, n: 2, kind: "morale_failed", facts };
    expect(lastFight([attack])).toMatchObject({ kind: "melee", check: null });
    expect(lastFight([attack, check])).toMatchObject({ n: 1, check: { die: 6, facts } });
    const other = { ...check, facts: { ...facts, unit: "aizu" } };
    expect(lastFight([attack, other])).toMatchObject({ n: 1, check: null });
    expect(lastFight([check])).toBeNull();
  });
});
