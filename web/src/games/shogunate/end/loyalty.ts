/** Whom the players were loyal to, from the story of the game. */

import type { Story } from "../../../lib/wire";

/** The clans of a player at the end. */
export function clansOf(story: Story, seat: number): readonly string[] {
  return story.secrets
    .filter((secret) => secret.seat === seat)
    .map(({ facts }) => String(facts["clan"]));
}

/** The players who were loyal to a leader, in the order of seats. */
export function loyalTo(story: Story, clan: string): readonly number[] {
  const seats = story.secrets.filter(({ facts }) => facts["clan"] === clan);
  return [...new Set(seats.map(({ seat }) => seat))].toSorted();
}
