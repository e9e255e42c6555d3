/** How a game ended, in one sentence. */

import { t } from "../../lib/texts.svelte";
import type { Outcome, Story } from "../../lib/wire";
import type { Room } from "../room.svelte";

/** The headline of the story; until that is loaded, who won. */
export function headline(say: Room["say"], outcome: Outcome, story: Story | null): string {
  if (story) return say.sentence(story.headline.id, story.headline.facts);
  const { winners } = outcome;
  return winners.length ? say.sentence("outcome-won", { seats: winners }) : t("outcome-none");
}
