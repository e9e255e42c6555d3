/** The drawing of the map: washes, ink signs, rivers along the sides, roads from hex to hex. */

import type { Spot } from "../../board/panzoom";
import type { Edge, Field, Ground } from "./field";
import { beyond, ends, HEXES, middleOf, outline, point, SIDES } from "./geometry";

/** A small steady chance for a hex, so that signs differ but never change. */
function odd(hex: string, salt: number): number {
  let value = Number(hex.slice(1)) * 2654435761 + salt * 40503;
  value = (value ^ (value >>> 13)) >>> 0;
  return (value % 1000) / 1000;
}

/** All hexes of one terrain as one path. */
export function wash(field: Field, ground: Ground): string {
  return HEXES.filter((hex) => field.ground.get(hex) === ground)
    .map((hex) => outline(hex, 1.01))
    .join("");
}

export function outlines(hexes: Iterable<string>, size = 1): string {
  return [...hexes].map((hex) => outline(hex, size)).join("");
}

type Sketch = (hex: string, x: number, y: number) => string;

const hill: Sketch = (hex, x, y) =>
  [0, 1, 2]
    .map((k) => {
      const [dx, dy] = [-20 + k * 15 + odd(hex, k) * 6, -8 + odd(hex, k + 9) * 22];
      const w = 9 + odd(hex, k + 4) * 5;
      return `M${x + dx} ${y + dy}q${w / 2} ${-w} ${w} 0`;
    })
    .join("");

const mountain: Sketch = (hex, x, y) =>
  [0, 1, 2]
    .map((k) => {
      const [dx, dy] = [-23 + k * 15 + odd(hex, k) * 5, 4 + odd(hex, k + 7) * 15];
      const [w, h] = [13 + odd(hex, k + 2) * 4, 15 + odd(hex, k + 3) * 7];
      return `M${x + dx} ${y + dy}l${w / 2} ${-h} l${w / 2} ${h}m${-w / 2} ${-h}l1.5 ${h * 0.62}`;
    })
    .join("");

const reeds: Sketch = (hex, x, y) =>
  [0, 1, 2]
    .map((k) => {
      const [dx, dy] = [-20 + k * 13 + odd(hex, k) * 9, -12 + odd(hex, k + 5) * 30];
      const [a, b] = [x + dx, y + dy];
      return `M${a - 4} ${b}h9M${a} ${b}v-7M${a + 2} ${b}l2.5 -6M${a - 2} ${b}l-2.5 -5`;
    })
    .join("");

const roofs: Sketch = (hex, x, y) =>
  [0, 1, 2, 3, 4, 5]
    .map((k) => {
      const [dx, dy] = [-22 + (k % 3) * 15 + odd(hex, k) * 6, -14 + Math.floor(k / 3) * 22];
      const [w, shift] = [8 + odd(hex, k + 3) * 4, odd(hex, k + 8) * 6];
      const [a, b] = [x + dx, y + dy + shift];
      return `M${a} ${b}l2.5 -4h${w - 5}l2.5 4ZM${a + 1.5} ${b}h${w - 3}v3h${3 - w}Z`;
    })
    .join("");

/** A few blades of rice on open ground, here and there. */
const fields: Sketch = (hex, x, y) => {
  if (odd(hex, 1) > 0.34) return "";
  const [a, b] = [x - 14 + odd(hex, 2) * 20, y - 8 + odd(hex, 3) * 20];
  return `M${a} ${b}h8m-10 4h8m-4 4h8`;
};

function sketched(hexes: readonly string[], sketch: Sketch): string {
  return hexes
    .map((hex) => {
      const { x, y } = middleOf(hex);
      return sketch(hex, Math.round(x), Math.round(y));
    })
    .join("")
    .replace(/\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10));
}

/** The ink signs of the map, one path for each kind. */
export function signs(field: Field) {
  const of = (ground: Ground): readonly string[] =>
    HEXES.filter((hex) => field.ground.get(hex) === ground && !field.cities.has(hex));
  return {
    hills: sketched(of("hill"), hill),
    mountains: sketched(of("mountain"), mountain),
    reeds: sketched(of("wetland"), reeds),
    fields: sketched(of("flat"), fields),
    roofs: sketched([...field.cities], roofs),
    waves: sketched(of("lake"), (hex, x, y) =>
      odd(hex, 6) > 0.5 ? "" : `M${x - 14} ${y}q4 -4 8 0q4 4 8 0q4 -4 8 0`,
    ),
  };
}

/** Lines that meet end to end become chains of points. */
function chained(lines: readonly (readonly [Spot, Spot])[]): readonly (readonly Spot[])[] {
  const meeting = new Map<string, number[]>();
  lines.forEach((line, place) =>
    line.forEach((end) => meeting.set(point(end), [...(meeting.get(point(end)) ?? []), place])),
  );
  const used = new Set<number>();
  const follow = (place: number, from: Spot): Spot[] => {
    const chain = [from];
    let [at, here] = [place, from];
    for (;;) {
      used.add(at);
      const line = lines[at];
      if (!line) return chain;
      const next = point(line[0]) === point(here) ? line[1] : line[0];
      chain.push(next);
      const others = (meeting.get(point(next)) ?? []).filter((one) => one !== at);
      const [only, more] = others;
      if (only === undefined || more !== undefined || used.has(only)) return chain;
      [at, here] = [only, next];
    }
  };
  const isEnd = (end: Spot): boolean => meeting.get(point(end))?.length !== 2;
  const chains: Spot[][] = [];
  const begin = (place: number, from: Spot): void => {
    if (!used.has(place)) chains.push(follow(place, from));
  };
  lines.forEach(([one, other], place) => {
    if (isEnd(one)) begin(place, one);
    if (isEnd(other)) begin(place, other);
  });
  lines.forEach(([one], place) => begin(place, one));
  return chains;
}

function between(one: Spot, other: Spot): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** A soft line: it runs through the middles of its pieces; sharp points are passed through. */
export function soft(chain: readonly Spot[], sharp: (spot: Spot) => boolean = () => false): string {
  const [first, ...rest] = chain;
  const last = rest.at(-1);
  if (!first || !last) return "";
  let path = `M${point(first)}`;
  rest.slice(0, -1).forEach((spot, place) => {
    const before = between(chain[place] ?? spot, spot);
    const after = between(spot, rest[place + 1] ?? spot);
    path += sharp(spot)
      ? `L${point(spot)}L${point(after)}`
      : `L${point(before)}Q${point(spot)} ${point(after)}`;
  });
  return `${path}L${point(last)}`;
}

/** The sides of a kind of water as soft lines. */
export function courses(edges: readonly Edge[]): string {
  return chained(edges.map(({ hex, side }) => ends(hex, side)))
    .map((chain) => soft(chain))
    .join("");
}

/** Where open water meets land. */
export function shore(field: Field): string {
  const edges: Edge[] = [];
  for (const hex of HEXES) {
    if (field.ground.get(hex) !== "lake") continue;
    for (let side = 0; side < SIDES; side += 1) {
      const other = beyond(hex, side);
      if (other !== null && field.ground.get(other) !== "lake") edges.push({ hex, side });
    }
  }
  return courses(edges);
}

/** All roads; where several meet they run through the middle of the hex. */
export function roads(field: Field): string {
  const links = new Map<string, Set<string>>();
  for (const way of field.ways) {
    way.forEach((hex, place) => {
      for (const other of [way[place - 1], way[place + 1]]) {
        if (other) links.set(hex, (links.get(hex) ?? new Set()).add(other));
      }
    });
  }
  const crossings = new Set(
    [...links].filter(([, others]) => others.size > 2).map(([hex]) => point(middleOf(hex))),
  );
  return field.ways
    .map((way) => soft(way.map(middleOf), (spot) => crossings.has(point(spot))))
    .join("");
}

/** The rails of the bridges, two short lines along the road. */
export function rails(field: Field): string {
  return field.bridges
    .map(([one, other]) => {
      const [a, b] = [middleOf(one), middleOf(other)];
      const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
      return [-6, 6]
        .map((off) => {
          const [x, y] = [mx - dy * off, my + dx * off];
          const [u, v] = [dx * 11, dy * 11];
          const [s, t] = [-dy * off * 0.5, dx * off * 0.5];
          const start = point({ x: x - u + s, y: y - v + t });
          return `M${start}L${point({ x: x - u * 0.6, y: y - v * 0.6 })}L${point({
            x: x + u * 0.6,
            y: y + v * 0.6,
          })}L${point({ x: x + u + s, y: y + v + t })}`;
        })
        .join("");
    })
    .join("");
}
