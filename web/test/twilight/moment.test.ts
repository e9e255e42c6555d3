import { expect, test } from "vitest";
import { changedBy } from "../../src/games/twilight/moment";
import type { KeyMoment } from "../../src/lib/wire";

const MOMENT: KeyMoment = {
  at: 1,
  moment: 2,
  before: 1,
  seat: 0,
  events: [],
  gain_seat: 0,
  loss_seat: 1,
  scores_before: [0, 0],
  scores_after: [0, 0],
  board_before: ["kyo 1 0", "tosa 1 1", "mito 2 2"],
  board: ["kyo 1 1", "mito 0 2", "akita 0 1", "tosa 1 1"],
  touched: [],
};

test("the most changed space comes first, and what stayed the same is left out", () => {
  expect(changedBy(MOMENT)).toEqual([
    { space: "mito", before: [2, 2], after: [0, 2] },
    { space: "kyo", before: [1, 0], after: [1, 1] },
    { space: "akita", before: [0, 0], after: [0, 1] },
  ]);
});
