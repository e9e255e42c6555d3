/** The crests of the contingents, drawn about 0 0 in a circle of radius 10. */

export interface Crest {
  readonly fill: string;
  readonly line?: string;
}

const RING = "M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9Z";

function turned(count: number, draw: (x: number, y: number) => string, radius: number): string {
  return Array.from({ length: count }, (_, place) => {
    const angle = (Math.PI * 2 * place) / count - Math.PI / 2;
    return draw(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }).join("");
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** Rounded figures to two digits. */
function near(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value) * 100) / 100));
}

const LEAF = "M0 -1C-5 -2 -6 -7 -2.5 -8Q-.5 -8.4 0 -6Q.5 -8.4 2.5 -8C6 -7 5 -2 0 -1Z";

function star(points: number, outer: number, inner: number): string {
  const spots = Array.from({ length: points * 2 }, (_, place) => {
    const angle = (Math.PI * place) / points - Math.PI / 2;
    const radius = place % 2 ? inner : outer;
    return `${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
  });
  return `M${spots.join("L")}Z`;
}

/** By the crest's name in the data rows. */
export const CRESTS: Readonly<Record<string, Crest>> = {
  aoi: { fill: LEAF, line: RING },
  makoto: { fill: "M-9 9V-9H9V9L6 5L3 9L0 5L-3 9L-6 5Z" },
  blade: { fill: "M-7 8L6 -9L8 -7L-5 9ZM-9 4L-3 9" },
  ai: { fill: "M0 -9L3 -2L9 0L3 3L0 9L-3 3L-9 0L-3 -2Z" },
  ring: { fill: "", line: RING },
  cross: { fill: "M-1.8 -9H1.8V-1.8H9V1.8H1.8V9H-1.8V1.8H-9V-1.8H-1.8Z", line: RING },
  stars: { fill: near(`M-9 5H9V8H-9Z${disc(0, -6, 3)}${disc(-5, 0, 3)}${disc(5, 0, 3)}`) },
  oak: { fill: near(turned(3, (x, y) => disc(x, y, 4.2), 4.6)), line: RING },
  chrysanthemum: { fill: near(turned(12, (x, y) => disc(x, y, 2.2), 6.4) + disc(0, 0, 2.4)) },
  star: { fill: near(star(5, 9, 3.7)) },
  flag: { fill: "M-8 -7H8V6H-8Z" },
  sakura: { fill: near(turned(5, (x, y) => disc(x, y, 3.6), 5)) },
  ball: { fill: near(disc(0, 0, 6.5)) },
};

/** The three leaves of the hollyhock. */
export const AOI_TURNS = [0, 120, 240] as const;

export function crestOf(name: string): Crest {
  return CRESTS[name] ?? { fill: "", line: RING };
}
