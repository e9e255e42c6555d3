/** The picture that belongs to a clan's id. */

import { CLANS, isClan, type Clan } from "../../art/clans";

/** A clan we have drawn; another copy's clan borrows a picture by the length of its name. */
export function clanOf(id: string): Clan {
  const drawn = Object.keys(CLANS).filter(isClan);
  return isClan(id) ? id : (drawn[id.length % drawn.length] ?? "cat");
}
