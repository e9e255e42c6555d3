/** The picture that belongs to a clan's id. */

import type { Clan } from "../../art/animals";
import { isClan } from "../../art/palette";

/** A clan we have drawn; another copy's clan borrows a picture by the length of its name. */
export function clanOf(id: string): Clan {
  const drawn: readonly Clan[] = ["cat", "crane", "rooster", "snake", "wolf", "carp"];
  return isClan(id) ? id : (drawn[id.length % drawn.length] ?? "cat");
}
