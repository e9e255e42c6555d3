/** What a picture tells of a seat's income by itself, where the server is not asked what follows. */

import type { Json } from "../../lib/wire";
import { storageLimit } from "./content";
import type { CityView, EdoView, ForecastView, StandingView } from "./view";

const NOTHING = { points: 0, wood: 0, stone: 0, rice: 0, ryo: 0 };

function standing({ buildings, income }: CityView, seat: number): StandingView | null {
  const rank = income.findIndex((one) => one.seat === seat);
  const earning = income[rank];
  if (!earning) return null;
  const own = buildings.filter((one) => one.seat === seat);
  const houses = own.filter(({ building }) => building === "house").length;
  const post = houses < own.length;
  return { houses, post, rank: rank + 1, players: income.length, ryo: earning.ryo };
}

/** How many samurai a seat has on the board. */
export function samuraiOf(view: EdoView, owner: number): number {
  const bands = view.samurai.filter(({ seat }) => seat === owner);
  return bands.reduce((sum, { count }) => sum + count, 0);
}

/** The table as it is, with nothing to come: what is, stands for what would be. */
export function present(view: EdoView, content: Json): ForecastView | null {
  const seat = view.you?.seat;
  const player = seat === undefined ? undefined : view.players[seat];
  if (!player || seat === undefined || view.phase === "setup" || view.phase === "over") return null;
  const { points, wood, stone, rice, ryo, income_now: income, wages_now: wages } = player;
  const now = { points, wood, stone, rice, ryo };
  const cities = view.cities.map((city) => {
    const there = standing(city, seat);
    return { city: city.city, now: there, then: there };
  });
  return {
    slots: [],
    cities,
    income_now: income,
    income,
    wages_now: wages,
    wages,
    now,
    plan: NOTHING,
    round_end: NOTHING,
    then: now,
    settled: false,
    stored: wood + stone + rice - Math.min(rice, wages),
    limit: storageLimit(content),
    samurai: samuraiOf(view, seat),
    warnings: [],
  };
}
