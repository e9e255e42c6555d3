/** Crests of the great houses, drawn on a field of 100 by 100, and small figures for the markers. */

const AOI = "M50 47C39 41 27 34 27 21C27 11 40 8 50 17C60 8 73 11 73 21C73 34 61 41 50 47Z";
const OAK =
  "M50 47C45 43 41 40 43 34C36 34 35 27 40 24C36 19 42 11 50 6C58 11 64 19 60 24C65 27 64 34 57 34C59 40 55 43 50 47Z";

export interface Mon {
  /** Filled parts; each is drawn once for every turn. */
  readonly filled: string;
  readonly turns: readonly number[];
}

const THREE = [0, 120, 240];

/** By the house that bears it. */
export const MON: Readonly<Record<string, Mon>> = {
  satsuma: { filled: "M43 6H57V43H94V57H57V94H43V57H6V43H43Z", turns: [0] },
  choshu: {
    filled:
      "M17 20H83V34H17ZM50 42a14 14 0 1 0 .1 0ZM29 66a14 14 0 1 0 .1 0ZM71 66a14 14 0 1 0 .1 0Z",
    turns: [0],
  },
  tosa: { filled: OAK, turns: THREE },
  fukui: { filled: AOI, turns: THREE },
  mito: { filled: AOI, turns: [60, 180, 300] },
  tokugawa: { filled: AOI, turns: THREE },
};

export type Figure = "lord" | "troops" | "ships";

/** Small figures on a field of 20 by 20. */
export const FIGURES: Readonly<Record<Figure, string>> = {
  lord: "M8.6 1.6H11.4L11 4.2H9ZM10 4a4.6 4.6 0 1 0 .1 0ZM1.6 19.4Q3 13.6 7.6 13L10 15.6L12.4 13Q17 13.6 18.4 19.4Z",
  troops:
    "M1.4 9.4L10 2L18.6 9.4ZM6 10.4H14V12.4Q14 15 10 15T6 12.4ZM2.4 19.4Q3.6 16 7 15.6H13Q16.4 16 17.6 19.4Z",
  ships: "M1 13H19L16.4 18H3.6ZM9 2V12H4ZM10.4 3.4V12H16Z",
};
