import { expect, test } from "vitest";
import { heldLeader, previewAll } from "../../src/games/shogunate/preview";
import { asked, choice, shift, swap, table, up } from "./turns";

const view = table();
const decision = (name: string, facts = {}, preview = "") => {
  const open = asked(name, [], [], facts).decision;
  return open && { ...open, preview };
};
const leader = (id: string) => choice(`leader ${id}`, { leader: id });

test("a move up points at each slot it may reach", () => {
  const { arrows } = previewAll(
    [up("snake", 1), up("snake", 2)],
    view,
    decision("upstream_leader"),
  );
  expect(arrows.map(({ from, to }) => [from, to])).toEqual([
    [4, 3],
    [4, 2],
  ]);
});

test("a dishonoured leader goes to the tail", () => {
  const { arrows } = previewAll([leader("crane")], view, decision("", {}, "goes_last"));
  expect(arrows).toEqual([{ from: 2, to: 6, both: false }]);
});

test("honorable company moves down and honours the new place", () => {
  const { arrows, honour } = previewAll(
    [leader("cat")],
    view,
    decision("", {}, "goes_down_honoured"),
  );
  expect(arrows).toEqual([{ from: 1, to: 2, both: false }]);
  expect(honour.get(2)).toBe(1);
});

test("a named leader is moved to the slot pointed at", () => {
  const slot = choice("slot 5", { slot: 5 });
  const { arrows } = previewAll([slot], view, decision("cloaked_slot", { leader: "cat" }));
  expect(arrows).toEqual([{ from: 1, to: 5, both: false }]);
});

test("two leaders trade slots both ways", () => {
  const second = previewAll([leader("wolf")], view, decision("", { leader: "cat" }, "trades"));
  expect(second.arrows).toEqual([{ from: 1, to: 5, both: true }]);
  expect(previewAll([swap(3)], view, decision("power_swap")).arrows).toEqual([
    { from: 3, to: 4, both: true },
  ]);
});

test("a gift takes here and brings there", () => {
  const { honour } = previewAll([shift("carp", "wolf")], view, decision("power_shift"));
  expect([honour.get(6), honour.get(5)]).toEqual([-1, 1]);
});

test("amounts are not mixed when several actions are considered", () => {
  const both = [shift("carp", "wolf"), shift("wolf", "snake")];
  expect(previewAll(both, view, decision("power_shift")).honour.size).toBe(0);
});

test("the Shinobi shows where it would stand", () => {
  const move = choice("shinobi 2", { slot: 2 });
  expect(previewAll([move], view, decision("power_shinobi")).shinobi).toBe(2);
});

test("nothing is foreseen for a question that does not touch the Line", () => {
  const card = choice("play arrow", { card: "arrow" });
  expect(previewAll([card], view, decision("choose_card")).arrows).toEqual([]);
  expect(previewAll([card], view, null).arrows).toEqual([]);
});

test("the leader a question speaks of is taken in hand", () => {
  expect(heldLeader(decision("cloaked_slot", { leader: "cat" }))).toBe("cat");
  expect(heldLeader(decision("dishonour_leader"))).toBeNull();
  expect(heldLeader(null)).toBeNull();
});
