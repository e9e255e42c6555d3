import { expect, test } from "vitest";
import { gathered, toured, unseen } from "../../src/board/gathering";
import type { Box, Frame } from "../../src/board/panzoom";

const box = (x: number, y: number): Box => ({ x, y, width: 20, height: 20 });
const [near, far, farther] = [box(50, 50), box(900, 50), box(900, 700)] as const;
const sight = {
  frame: { zoom: 1, x: 0, y: 0 },
  clear: { width: 300, height: 300 },
  cover: null,
  legible: 0.5,
  clamp: (frame: Frame): Frame => frame,
};

test("what is in sight stays where it is", () => {
  expect(gathered([near], sight)).toBe(sight.frame);
  expect(unseen([near, far], sight)).toEqual([far]);
});

test("what lies under the overview is not in sight", () => {
  expect(unseen([near], { ...sight, cover: { x: 0, y: 40, width: 100, height: 40 } })).toEqual([
    near,
  ]);
});

test("all of them are shown where the letters stay large enough", () => {
  const wide = { ...sight, clear: { width: 600, height: 300 } };
  const frame = gathered([near, far], wide);
  expect(frame.zoom).toBeGreaterThan(0.5);
  expect(unseen([near, far], { ...wide, frame })).toEqual([]);
});

test("else the most of them, and the others one after the other", () => {
  const beside = box(860, 60);
  const frame = gathered([near, far, beside], sight);
  expect(frame.zoom).toBe(1);
  expect(unseen([near, far, beside], { ...sight, frame })).toEqual([near]);
  const all = [near, far, farther];
  const first = toured(unseen(all, sight), []);
  expect(first).toEqual([far, farther]);
  expect(toured([near, farther], first)).toEqual([farther]);
});
