/** The six animals as flat shapes on a field of 100 by 100; `paper` cuts into `ink`. */
export interface Shape {
  readonly d: string;
  readonly tone: "ink" | "paper";
  /** Drawn as a line of this width instead of filled. */
  readonly width?: number;
}

export type Clan = "cat" | "crane" | "rooster" | "snake" | "wolf" | "carp";

const ink = (d: string, width?: number): Shape =>
  width === undefined ? { d, tone: "ink" } : { d, tone: "ink", width };
const paper = (d: string, width?: number): Shape =>
  width === undefined ? { d, tone: "paper" } : { d, tone: "paper", width };

const CAT: readonly Shape[] = [
  ink(
    "M20 10C26 16 33 23 37 29Q50 24 63 29C67 23 74 16 80 10Q85 32 82 50C84 72 70 90 50 90" +
      "C30 90 16 72 18 50Q15 32 20 10Z",
  ),
  paper("M25 21Q24 29 25 37L33 31Q29 26 25 21ZM75 21Q76 29 75 37L67 31Q71 26 75 21Z"),
  paper("M27 52Q35 43 44 53Q35 59 27 52ZM73 52Q65 43 56 53Q65 59 73 52Z"),
  ink("M35 47.5V56.5M65 47.5V56.5", 3.6),
  paper("M44 64H56L50 70.5Z"),
  paper("M50 70V74M50 74Q43 81 37 75M50 74Q57 81 63 75", 2.8),
  ink("M19 62L3 58M18 69L2 71M81 62L97 58M82 69L98 71", 2.8),
];

const WOLF: readonly Shape[] = [
  ink(
    "M20 8L38 28Q50 24 62 28L80 8Q85 24 82 40L95 60L82 61L84 70L72 70L62 88L50 94" +
      "L38 88L28 70L16 70L18 61L5 60L18 40Q15 24 20 8Z",
  ),
  paper("M24 20L33 31L25 37ZM76 20L67 31L75 37Z"),
  paper("M25 46L44 54L41 59Q31 58 25 46ZM75 46L56 54L59 59Q69 58 75 46Z"),
  paper("M50 34V48M44 38L50 48L56 38", 2.8),
  paper("M42 74H58L50 82Z"),
  paper("M50 82V88M50 88L40 80M50 88L60 80", 2.6),
];

const CRANE: readonly Shape[] = [
  ink("M1 38L19 29Q21 21 30 21Q39 22 38 32C37 42 42 46 50 48L45 61C31 58 25 47 27 36L22 36Z"),
  ink("M36 47Q52 42 64 50Q76 57 84 71Q70 71 62 70Q48 72 41 65Q35 58 36 47Z"),
  ink(
    "M44 52C40 34 46 16 62 4Q62 14 58 22Q66 13 78 9Q76 19 68 28Q78 22 90 21Q84 32 73 38" +
      "Q82 36 92 39Q82 49 68 53Q56 58 44 52Z",
  ),
  paper("M50 46Q52 32 58 22M56 49Q60 38 68 28M61 51Q67 43 73 38", 2.4),
  ink("M62 66Q76 64 92 72Q84 78 74 77Q66 76 60 71Z"),
  ink("M52 68L48 94M60 69L60 94M48 94L39 96M60 94L52 97", 3.4),
  paper("M29 28H29.01", 5),
  paper("M41 59Q50 67 61 64", 2.4),
];

const ROOSTER: readonly Shape[] = [
  ink(
    "M60 36C58 44 54 48 47 50C44 38 38 30 28 30C14 30 6 42 8 56C14 50 18 48 22 50C20 72 32 86 50 86" +
      "C70 86 84 72 84 52C84 44 84 38 83 33Q80 22 70 23Q60 25 60 36Z",
  ),
  ink("M42 48C42 30 32 16 16 14Q10 22 8 32Q20 24 28 34Z"),
  ink("M62 27L57 12L66 17L71 5L76 16L86 12L81 27Z"),
  ink("M82 28L98 35L83 40Z"),
  ink("M79 37Q90 43 86 54Q80 57 77 50Z"),
  paper("M70.5 30A3 3 0 1 0 76.5 30A3 3 0 1 0 70.5 30Z"),
  paper("M36 58Q46 74 66 62M42 69Q52 79 66 71", 3),
  paper("M24 40Q32 42 36 52M13 47Q20 41 27 42", 2.4),
  ink("M44 84L40 96M58 84L60 96M33 97H44M55 97H68", 3.6),
];

const SNAKE: readonly Shape[] = [
  ink("M88 34Q80 13 56 12C30 11 13 29 13 52C13 74 30 88 52 86Q62 85 70 81", 12),
  ink(
    "M88 34Q91 41 88 48C83 58 79 66 62 68C44 70 33 60 33 48C33 36 43 29 55 30C65 31 71 38 70 46C69 53 61 57 55 53",
    11,
  ),
  ink("M62 72Q72 70 80 74Q91 79 88 87Q82 95 71 92Q62 90 58 82Z"),
  paper("M72 79.5A2.8 2.8 0 1 0 77.6 79.5A2.8 2.8 0 1 0 72 79.5Z"),
  ink("M87 86L97 88M93 87L98 83", 2.2),
  paper(
    "M83 25h.01M71 16h.01M57 12h.01M43 14h.01M30 20.5h.01M20 31h.01M14 44h.01M13.5 58h.01" +
      "M18.5 70h.01M28 79.5h.01M41 85h.01",
    4.2,
  ),
];

const CARP: readonly Shape[] = [
  ink(
    "M84 12C66 6 44 14 31 34C23 47 22 58 24 68Q12 68 4 78Q14 79 20 84Q21 92 28 98Q36 88 35 76" +
      "C50 77 66 70 77 55C88 41 92 26 84 12Z",
  ),
  ink(
    "M42 21Q30 14 20 20Q26 28 29 38ZM58 70Q60 82 52 90Q46 82 44 74ZM82 46Q92 50 96 60Q86 62 76 56Z",
  ),
  paper("M62 17Q58 34 82 40", 3),
  paper("M71.5 24A3.6 3.6 0 1 0 78.7 24A3.6 3.6 0 1 0 71.5 24Z"),
  ink("M86 15Q93 10 95 4M88 20Q95 20 99 15", 2.4),
  paper(
    "M51 25Q47 33 55 37Q52 45 61 47Q60 55 69 55M42 33Q38 41 46 45Q43 53 52 55Q51 63 59 63" +
      "M35 43Q31 51 39 55Q36 63 45 65Q45 70 49 71M30 55Q28 62 34 66",
    2.5,
  ),
  paper("M12 77Q20 76 25 78M26 89Q28 84 28 80", 2.2),
];

export const ANIMALS: Readonly<Record<Clan, readonly Shape[]>> = {
  cat: CAT,
  crane: CRANE,
  rooster: ROOSTER,
  snake: SNAKE,
  wolf: WOLF,
  carp: CARP,
};
