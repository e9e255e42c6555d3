/** Says why something was not done, or cannot be. */

import { errorText, toast } from "../lib/toasts.svelte";
import type { Voice } from "../lib/voice";
import type { ErrorBody } from "../lib/wire";
import type { Room } from "./room.svelte";

/** Shows an error, with the game's own message if it has one. */
export function refuse(say: Voice, fault: ErrorBody): void {
  const { reason, facts, rule } = fault;
  const known = reason && say.has(`refusal-${reason}`);
  toast(known ? say.refusal(reason, facts) : errorText(fault), rule);
}

/** Asks the server why an action is not possible, and shows the reason. */
export async function explain(
  { seat, stream, say }: Pick<Room, "seat" | "stream" | "say">,
  action: string,
): Promise<void> {
  if (seat === null) return;
  const answer = await stream.link.send({ do: "explain", seat, action });
  if (!answer.ok) return refuse(say, answer.error);
  const { reason, because, rule } = answer.reply;
  if (reason) toast(say.refusal(reason, because ?? {}), rule ?? null);
}
