import { expect, test } from "vitest";
import { heldLeader, NO_PREVIEW, previewAll } from "../../src/games/shogunate/preview";
import { asked, choice, moving, shift, swap, switching, table, telling, up } from "./turns";

const view = table();
const decision = (name: string, facts = {}) => asked(name, [], [], facts).decision;
const leader = (id: string) => choice(`leader ${id}`, { leader: id });

test("a move up points at each slot it may reach", () => {
  const { arrows } = previewAll([up("snake", 1), up("snake", 2)], view);
  expect(arrows.map(({ from, to }) => [from, to])).toEqual([
    [4, 3],
    [4, 2],
  ]);
});

test("a dishonoured leader goes to the tail", () => {
  const { arrows } = previewAll([moving(leader("crane"), "crane", 6)], view);
  expect(arrows).toEqual([{ from: 2, to: 6, both: false }]);
});

test("honorable company moves down and honours the new place", () => {
  const moved = moving(leader("cat"), "cat", 2);
  const company = telling(moved, "honour_gained", { leader: "cat", amount: 1, honour: 1 });
  const { arrows, honour } = previewAll([company], view);
  expect(arrows).toEqual([{ from: 1, to: 2, both: false }]);
  expect(honour.get(2)).toBe(1);
});

test("a named leader is moved to the slot pointed at", () => {
  const slot = moving(choice("slot 5", { slot: 5 }), "cat", 5);
  const { arrows } = previewAll([slot], view);
  expect(arrows).toEqual([{ from: 1, to: 5, both: false }]);
});

test("two leaders trade slots both ways", () => {
  const second = previewAll([switching(leader("wolf"), "cat", "wolf")], view);
  expect(second.arrows).toEqual([{ from: 1, to: 5, both: true }]);
  expect(previewAll([swap(3)], view).arrows).toEqual([{ from: 3, to: 4, both: true }]);
});

test("a gift takes here and brings there", () => {
  const { honour } = previewAll([shift("carp", "wolf")], view);
  expect([honour.get(6), honour.get(5)]).toEqual([-1, 1]);
});

test("amounts are not mixed when several actions are considered", () => {
  const both = [shift("carp", "wolf"), shift("wolf", "snake")];
  expect(previewAll(both, view).honour.size).toBe(0);
});

test("the Shinobi shows where it would stand", () => {
  const facts = { from_slot: 3, to_slot: 2, leader: "crane" };
  const move = telling(choice("shinobi 2", { slot: 2 }), "shinobi_moved", facts);
  expect(previewAll([move], view).shinobi).toBe(2);
});

test("nothing is foreseen for a question that does not touch the Line", () => {
  const card = choice("play arrow", { card: "arrow" });
  expect(previewAll([card], view)).toEqual(NO_PREVIEW);
  expect(previewAll([], view)).toEqual(NO_PREVIEW);
});

test("the leader a question speaks of is taken in hand", () => {
  expect(heldLeader(decision("cloaked_slot", { leader: "cat" }))).toBe("cat");
  expect(heldLeader(decision("dishonour_leader"))).toBeNull();
  expect(heldLeader(null)).toBeNull();
});
