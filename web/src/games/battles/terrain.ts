/** The drawing of the map: washes, ink signs, rivers along the sides, roads from hex to hex. */

import { signs as SIGNS } from "../../../../src/hatamoto/games/battles/data/outlines.json";
import type { Spot } from "../../board/panzoom";
import type { Edge, Field, Ground } from "./field";
import { beyond, columnOf, ends, HEXES, middleOf, outline, point, rowOf, SIDES } from "./geometry";

/** All hexes of one terrain as one path. */
export function wash(field: Field, ground: Ground): string {
  return HEXES.filter((hex) => field.ground.get(hex) === ground)
    .map((hex) => outline(hex, 1.01))
    .join("");
}

export function outlines(hexes: Iterable<string>, size = 1): string {
  return [...hexes].map((hex) => outline(hex, size)).join("");
}

/** A sign moved to a place: every stroke begins with M, all other steps are relative. */
function moved(sign: string, x: number, y: number): string {
  return sign.replace(
    /M(\S+?) (-?[\d.]+)/g,
    (_, dx: string, dy: string) => `M${point({ x: x + Number(dx), y: y + Number(dy) })}`,
  );
}

/** The signs of some hexes as one path; neighbours show different variants. */
function inked(hexes: readonly string[], variants: readonly string[]): string {
  return hexes
    .map((hex) => {
      const { x, y } = middleOf(hex);
      const index = (rowOf(hex) * 5 + columnOf(hex) * 3) % variants.length;
      return moved(variants[index] ?? "", Math.round(x), Math.round(y));
    })
    .join("");
}

/** Every so many hexes, so that open ground and open water have a sign only here and there. */
function sparse(hexes: readonly string[], every: number): readonly string[] {
  return hexes.filter((hex) => (rowOf(hex) * 7 + columnOf(hex) * 5) % every === 0);
}

/** The ink signs of the map, one path for each kind. */
export function signs(field: Field) {
  const of = (ground: Ground): readonly string[] =>
    HEXES.filter((hex) => field.ground.get(hex) === ground && !field.cities.has(hex));
  return {
    hills: inked(of("hill"), SIGNS.hill),
    mountains: inked(of("mountain"), SIGNS.mountain),
    reeds: inked(of("wetland"), SIGNS.wetland),
    fields: inked(sparse(of("flat"), 3), SIGNS.flat),
    roofs: inked([...field.cities], SIGNS.city),
    waves: inked(sparse(of("lake"), 2), SIGNS.lake),
  };
}

/** Lines that meet end to end become chains of points. */
function chained(lines: readonly (readonly [Spot, Spot])[]): readonly (readonly Spot[])[] {
  const meeting = new Map<string, number[]>();
  lines.forEach((line, index) =>
    line.forEach((end) => meeting.set(point(end), [...(meeting.get(point(end)) ?? []), index])),
  );
  const used = new Set<number>();
  const follow = (index: number, from: Spot): Spot[] => {
    const chain = [from];
    let [at, here] = [index, from];
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
  const begin = (index: number, from: Spot): void => {
    if (!used.has(index)) chains.push(follow(index, from));
  };
  lines.forEach(([one, other], index) => {
    if (isEnd(one)) begin(index, one);
    if (isEnd(other)) begin(index, other);
  });
  lines.forEach(([one], index) => begin(index, one));
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
  rest.slice(0, -1).forEach((spot, index) => {
    const before = between(chain[index] ?? spot, spot);
    const after = between(spot, rest[index + 1] ?? spot);
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
    way.forEach((hex, index) => {
      for (const other of [way[index - 1], way[index + 1]]) {
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
