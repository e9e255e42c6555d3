import { expect, test } from "vitest";
import {
  fitting,
  following,
  clampFrame,
  pinched,
  seen,
  showing,
  zoomed,
} from "../../src/board/panzoom";

const PLANE = { width: 1000, height: 600 };
const WINDOW = { width: 500, height: 400 };

test("the whole plane fits and lies in the middle of what is left", () => {
  expect(fitting(PLANE, WINDOW)).toBe(0.5);
  expect(clampFrame({ x: 99, y: 99, zoom: 0.1 }, PLANE, WINDOW, 3)).toEqual({
    x: 0,
    y: 50,
    zoom: 0.5,
  });
});

test("no gap opens at an edge and the zoom has a limit", () => {
  const frame = clampFrame({ x: 40, y: -9000, zoom: 7 }, PLANE, WINDOW, 2);
  expect(frame).toEqual({ x: 0, y: 400 - 1200, zoom: 2 });
});

test("the point under the pointer stands still while the plane grows", () => {
  const before = { x: -20, y: -30, zoom: 1 };
  const after = zoomed(before, { x: 100, y: 80 }, 2);
  expect(after.x + after.zoom * 120).toBe(100);
  expect(after.y + after.zoom * 110).toBe(80);
});

test("a box is shown as large as the window allows", () => {
  const frame = showing({ x: 100, y: 200, width: 250, height: 100 }, WINDOW);
  expect(frame.zoom).toBe(2);
  expect(frame.x + frame.zoom * 100).toBe(0);
  expect(frame.y + frame.zoom * 250).toBe(200);
});

test("what is out of sight is brought in by the smallest shift", () => {
  const frame = { x: 0, y: 0, zoom: 1 };
  expect(seen(frame, { x: 100, y: 100, width: 50, height: 50 }, WINDOW)).toEqual(frame);
  expect(seen(frame, { x: 480, y: -40, width: 50, height: 50 }, WINDOW)).toEqual({
    x: -42,
    y: 52,
    zoom: 1,
  });
});

test("two fingers that part make the plane larger around the point between them", () => {
  const frame = { x: 0, y: 0, zoom: 1 };
  const far = pinched(
    frame,
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ],
  );
  expect(far.zoom).toBe(2);
  expect(far.x + far.zoom * 150).toBe(150);
});

test("what lies under the overview comes out to its right", () => {
  const cover = { x: 10, y: 10, width: 112, height: 80 };
  const frame = { x: -200, y: -100, zoom: 1 };
  const under = { x: 20, y: 20, width: 30, height: 30 };
  expect(seen(frame, under, WINDOW, cover)).toEqual({ x: -86, y: -100, zoom: 1 });
  expect(seen(frame, { ...under, y: 90 }, WINDOW, cover)).toEqual(frame);
  expect(seen(frame, under, WINDOW)).toEqual(frame);
});

test("the plane may leave a gap for the overview and for the buttons, and nowhere else", () => {
  const gaps = { left: 132, foot: 56 };
  const frame = clampFrame({ x: 900, y: 900, zoom: 2 }, PLANE, WINDOW, 2, gaps);
  expect(frame).toEqual({ x: 132, y: 0, zoom: 2 });
  const low = clampFrame({ x: -9000, y: -9000, zoom: 2 }, PLANE, WINDOW, 2, gaps);
  expect(low.x).toBe(WINDOW.width - 2 * PLANE.width);
  expect(low.y).toBe(WINDOW.height - 2 * PLANE.height - 56);
});

test("a box in sight moves nothing, one out of sight comes with room about it", () => {
  const frame = { zoom: 2, x: -100, y: -100 };
  const window = { width: 400, height: 300 };
  expect(following(frame, { x: 60, y: 60, width: 20, height: 20 }, 40, window)).toBe(frame);
  const far = { x: 300, y: 100, width: 20, height: 20 };
  const next = following(frame, far, 40, window);
  expect(next.y).toBe(frame.y);
  /* Its right edge with the room is as far from the edge of the window as everything that is seen. */
  expect(next.x + (far.x + far.width + 40) * 2).toBe(400 - 12);
});
