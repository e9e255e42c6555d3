import { describe, expect, it } from "vitest";
import type { Curve, Secret } from "../src/lib/wire";
import {
  badgesOf,
  labelsOf,
  lineOf,
  pathOf,
  scaleOf,
  spotOf,
  written,
  type Frame,
} from "../src/table/end/curve";
import { freshIn, spansOf } from "../src/table/end/spans";

const FRAME: Frame = { width: 300, height: 120, left: 20, right: 80, top: 10, bottom: 10 };

function curve(rows: readonly (readonly number[])[], more: Partial<Curve> = {}): Curve {
  const readings = rows.map((scores, at) => ({ at, moment: at * 10, scores }));
  return { unit: "round", goal: 12, mirrored: false, hidden: true, readings, ...more };
}

describe("the curve of the scores", () => {
  it("holds every score and the goal", () => {
    const made = curve([
      [0, 0],
      [3, 5],
      [13, 11],
    ]);
    const scale = scaleOf(made, FRAME);
    expect([scale.low, scale.high]).toEqual([0, 13]);
    expect(scale.ticks).toEqual([0, 4, 8, 12]);
    const points = lineOf(made, 0, scale);
    expect(points[0]).toEqual({ x: 20, y: 110 });
    expect(points.at(-1)).toEqual({ x: 220, y: 10 });
    expect(pathOf(points).startsWith("M20 110L120 ")).toBe(true);
  });

  it("lies around 0 where one marker serves both sides", () => {
    const made = curve(
      [
        [0, 0],
        [-4, 4],
      ],
      { goal: 20, mirrored: true },
    );
    const scale = scaleOf(made, FRAME);
    expect([scale.low, scale.high]).toEqual([-20, 20]);
    expect(scale.y(0)).toBe(60);
  });

  it("moves labels apart that would lie over one another", () => {
    const labels = labelsOf(
      [
        { seat: 0, y: 20 },
        { seat: 1, y: 22 },
        { seat: 2, y: 80 },
      ],
      14,
    );
    expect(labels.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect((labels[1]?.y ?? 0) - (labels[0]?.y ?? 0)).toBeGreaterThanOrEqual(14);
    expect(labels[2]?.y).toBe(80);
  });

  it("writes fewer rounds where there is little room, always the last", () => {
    const long = curve(Array.from({ length: 21 }, () => [0, 0]));
    expect(written(long, 900)).toHaveLength(21);
    const few = written(long, 180);
    expect(few.length).toBeLessThan(9);
    expect(few.at(-1)).toBe(20);
  });
});

describe("key moments on the curve", () => {
  const made = curve([
    [0, 0],
    [4, 0],
    [8, 6],
  ]);
  const scale = scaleOf(made, FRAME);

  it("stand between the ends of two rounds, by their line of the record", () => {
    expect(spotOf(15, made, scale, 0)).toEqual({ x: 170, y: scale.y(6) });
    expect(spotOf(20, made, scale, 1)).toEqual({ x: 220, y: scale.y(6) });
  });

  it("have numbers that do not cover one another", () => {
    const spots = [18, 19, 19, 20].map((moment) => spotOf(moment, made, scale, 0));
    const badges = badgesOf(spots, FRAME);
    for (const [place, one] of badges.entries()) {
      for (const other of badges.slice(place + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
      }
    }
  });
});

describe("who knew a secret", () => {
  const span = { at: 0, moment: 1, seat: 0, knowing: [], open: false };
  const secret: Secret = {
    seat: 1,
    facts: { clan: "crane" },
    spans: [
      span,
      { ...span, at: 2, knowing: [1] },
      { ...span, at: 2, knowing: [1, 2] },
      { ...span, at: 4, seat: 1, knowing: [0] },
      { ...span, at: 5, seat: 1, open: true },
    ],
  };

  it("is told of those who learned it, anew after a change of hands", () => {
    expect(secret.spans.map((_, place) => freshIn(secret, place))).toEqual([[], [1], [2], [0], []]);
  });

  it("is drawn from round to round, without gaps", () => {
    const drawn = spansOf(secret, (at) => 12 + at * 20, 200);
    expect(drawn.slice(1).map(({ from }) => from)).toEqual(drawn.slice(0, -1).map(({ to }) => to));
    expect(drawn.map(({ changedHands }) => changedHands)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    const pills = drawn.filter(({ fresh }) => fresh.length).map(({ pill }) => pill);
    expect(pills).toEqual(pills.toSorted((one, other) => one - other));
  });
});
