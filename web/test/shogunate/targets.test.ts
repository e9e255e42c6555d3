import { describe, expect, test } from "vitest";
import {
  completion,
  leaderKey,
  openKey,
  press,
  pressed,
  seatKey,
  targetsOf,
} from "../../src/games/shogunate/targets";
import { isSelected, NO_TARGETS, type Target, type Targets } from "../../src/games/targets";
import type { Choice } from "../../src/lib/wire";
import { asked, blocked, choice, shift, swap, up } from "./turns";

describe("targets", () => {
  test("nothing is a target when nothing is asked", () => {
    expect(targetsOf(null).size).toBe(0);
    expect(targetsOf({ ...asked("x", [up("cat", 1)]), decision: null }).size).toBe(0);
  });

  test("a leader gathers all its moves", () => {
    const targets = targetsOf(
      asked("upstream_leader", [up("cat", 1), up("cat", 2), up("wolf", 1)]),
    );
    expect(targets.get(leaderKey("cat"))?.legal).toHaveLength(2);
    expect(targets.get(leaderKey("wolf"))?.legal).toHaveLength(1);
  });

  test("a leader with one legal move is not blocked by the other", () => {
    const no = [blocked("up crane 2", { leader: "crane", number: 2 }, "too_far_up")];
    const target = targetsOf(asked("upstream_leader", [up("crane", 1)], no)).get(
      leaderKey("crane"),
    );
    expect(target?.blocked).toBeNull();
  });

  test("a blocked piece gives the most telling reason", () => {
    const facts = { from_leader: "cat", to_leader: "wolf" };
    const no = [
      blocked("shift cat wolf", facts, "not_adjacent"),
      blocked("shift cat crane", { ...facts, to_leader: "crane" }, "not_richer"),
    ];
    const target = targetsOf(asked("power_shift", [], no)).get(leaderKey("cat"));
    expect(target?.legal).toEqual([]);
    expect(target?.blocked?.reason).toBe("not_richer");
  });

  test("players and open cards are pieces of their own", () => {
    const targets = targetsOf(
      asked("amnesty", [
        choice("conceal 2 crane", { seat: 2, clan: "crane" }),
        choice("player 1", { seat: 1 }),
      ]),
    );
    expect([...targets.keys()].sort()).toEqual([openKey(2, "crane"), seatKey(1)]);
  });

  test("what belongs to the prompt is no piece", () => {
    const legal = [choice("decline", {}), choice("mode switch", { mode: "switch" })];
    expect(targetsOf(asked("storms_mode", legal)).size).toBe(0);
  });
});

describe("pressing", () => {
  const one = { legal: [choice("leader cat", { leader: "cat" })], blocked: null };
  const two = { legal: [up("cat", 1), up("cat", 2)], blocked: null };
  const far = { legal: [up("crane", 1)], blocked: null };
  const cat = (target: Target): Targets => new Map([[leaderKey("cat"), target]]);

  test("a piece that settles the question acts", () => {
    expect(pressed(leaderKey("cat"), cat(one), [])).toMatchObject({ does: "act" });
  });

  test("a piece with two answers selects them", () => {
    expect(pressed(leaderKey("cat"), cat(two), [])).toEqual({ does: "select", choices: two.legal });
  });

  test("pressing it again lets go", () => {
    expect(pressed(leaderKey("cat"), cat(two), two.legal)).toEqual({ does: "select", choices: [] });
  });

  test("a move with one distance is selected first and done by the second press", () => {
    expect(pressed(leaderKey("crane"), new Map([[leaderKey("crane"), far]]), [])).toEqual({
      does: "select",
      choices: far.legal,
    });
    expect(
      pressed(leaderKey("crane"), new Map([[leaderKey("crane"), far]]), far.legal),
    ).toMatchObject({ does: "act" });
  });

  test("a blocked piece does nothing", () => {
    const no = { legal: [], blocked: blocked("leader cat", { leader: "cat" }, "already_first") };
    expect(pressed(leaderKey("cat"), cat(no), [])).toEqual({ does: "nothing" });
    expect(pressed(leaderKey("cat"), NO_TARGETS, [])).toEqual({ does: "nothing" });
  });

  test("pressing a piece acts, selects, or does nothing", () => {
    const done: string[] = [];
    const props = {
      selected: [],
      act: (action: string) => void done.push(`act ${action}`),
      select: (choices: readonly Choice[]) => void done.push(`select ${choices.length}`),
    };
    press(leaderKey("cat"), cat(one), props);
    press(leaderKey("cat"), cat(two), props);
    press(leaderKey("cat"), NO_TARGETS, props);
    expect(done).toEqual(["act leader cat", "select 2"]);
  });

  test("the second leader completes a gift of honour", () => {
    const selected = [shift("wolf", "snake"), shift("wolf", "carp")];
    expect(pressed(leaderKey("carp"), NO_TARGETS, selected)).toEqual({
      does: "act",
      choice: selected[1],
    });
  });

  test("a leader selects its two switches and a neighbour completes one", () => {
    const targets = targetsOf(asked("power_swap", [1, 2, 3, 4, 5].map(swap)));
    const third = targets.get(leaderKey("rooster"));
    expect(third?.legal.map((one) => one.action)).toEqual(["swap 2", "swap 3"]);
    const selected = third?.legal ?? [];
    expect(isSelected(third, selected)).toBe(true);
    expect(completion(leaderKey("crane"), selected, targets)?.action).toBe("swap 2");
    expect(completion(leaderKey("snake"), selected, targets)?.action).toBe("swap 3");
    expect(completion(leaderKey("rooster"), selected, targets)).toBeNull();
  });

  test("the ends of the Line have one neighbour", () => {
    const targets = targetsOf(asked("power_swap", [1, 2, 3, 4, 5].map(swap)));
    expect(completion(leaderKey("crane"), [swap(1)], targets)?.action).toBe("swap 1");
    expect(completion(leaderKey("cat"), [swap(1)], targets)).toBeNull();
    expect(completion(leaderKey("wolf"), [swap(5)], targets)?.action).toBe("swap 5");
    expect(completion(leaderKey("carp"), [swap(5)], targets)).toBeNull();
  });
});
