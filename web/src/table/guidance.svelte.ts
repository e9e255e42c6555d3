/** What a lesson explains and asks for at a table, and what of it was read. */

import { t } from "../lib/texts.svelte";
import { toast } from "../lib/toasts.svelte";
import type { GuidedStep } from "../lib/wire";
import { isLed } from "./guide";
import type { Room } from "./room.svelte";

/** The pseudo step that is marked as read when the reader leaves a guided game. */
const LEFT = "left";

export class Guidance {
  /** The step of a guided game; null once the reader plays on alone. */
  readonly step: GuidedStep | null = $derived.by(() => {
    const { isPast, stream, table } = this.room;
    return isPast || !stream.isCurrent ? null : (table?.guided?.step ?? null);
  });

  constructor(private readonly room: Room) {}

  /** Whether these actions leave the way of a guided game; it says so. */
  strays(actions: readonly string[]): boolean {
    if (isLed(this.step, actions)) return false;
    toast(t("lesson-first-this"));
    return true;
  }

  /** A step or a tip was read. */
  async understand(step: string): Promise<void> {
    const { seat } = this.room;
    if (seat !== null) await this.room.command({ do: "understood", seat, step });
  }

  /** Leaves the guided game. */
  async leave(): Promise<void> {
    await this.understand(LEFT);
  }
}
