import { expect, test } from "vitest";
import { emblemOf, sceneOf } from "../../src/art/games";
import { CLANS, clanColour, isClan } from "../../src/art/clans";
import { folds, sector } from "../../src/art/fan";
import { polygon } from "../../src/art/polygon";
import { seatColour, seatShape } from "../../src/art/seats";

test("every clan has an animal, a frame of its own, a colour and a kanji", () => {
  const clans = Object.keys(CLANS).filter(isClan);
  expect(clans).toHaveLength(6);
  expect(new Set(clans.map((clan) => CLANS[clan].frame)).size).toBe(6);
  expect(new Set(clans.map(clanColour)).size).toBe(6);
  expect(new Set(clans.map((clan) => CLANS[clan].kanji)).size).toBe(6);
});

test("six seats differ in shape and in colour", () => {
  const seats = [0, 1, 2, 3, 4, 5];
  expect(new Set(seats.map(seatShape)).size).toBe(6);
  expect(new Set(seats.map(seatColour)).size).toBe(6);
});

test("a game's scene and emblem are found by its folders", () => {
  for (const game of ["shogunate", "twilight", "battles", "edo"]) {
    expect(sceneOf(game)).toBeDefined();
    expect(emblemOf(game)?.length).toBeGreaterThan(1);
  }
  expect(sceneOf("go")).toBeUndefined();
  expect(emblemOf("go")).toBeUndefined();
});

test("a polygon begins on top", () => {
  expect(polygon(4, 50)).toBe("M50 0L100 50L50 100L0 50Z");
});

test("a fan is folded evenly around upright", () => {
  const fan = { x: 50, y: 50, inner: 10, outer: 20, spread: 60 };
  expect(folds(fan, 4)).toEqual([-60, -30, 0, 30, 60]);
  expect(sector(fan, 0, 90)).toBe(
    "M50.0 30.0A20 20 0 0 1 70.0 50.0L60.0 50.0A10 10 0 0 0 50.0 40.0Z",
  );
});
