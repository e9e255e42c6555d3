/** What just happened on the map: outlined for a moment, the last dice kept until the next card. */

import { untrack } from "svelte";
import type { TableEvent } from "../../lib/wire";
import type { BoardProps } from "../contract";

const OUTLINE = 1100;
const TELLING = /(_rolled|_scored|_tried|^war_(won|failed)|^realignment_tied)$/;

function spacesOf(events: readonly TableEvent[]): ReadonlySet<string> {
  const spaces = events.map(({ facts }) => facts["space"]);
  return new Set(spaces.filter((space) => typeof space === "string"));
}

export class Changes {
  private fresh: ReadonlySet<string> = $state.raw(new Set());
  /** The newest rolls and scorings, until the next card is played. */
  telling: readonly TableEvent[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly props: () => BoardProps) {
    $effect(() => {
      const { news } = this.props();
      untrack(() => this.follow(news));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** The spaces to outline: of the news, or of the record line pointed at. */
  get spaces(): ReadonlySet<string> {
    const { pointed } = this.props();
    return pointed === null ? this.fresh : spacesOf([pointed]);
  }

  private follow(news: readonly TableEvent[]): void {
    if (!news.length) return;
    const told = news.filter(({ kind }) => TELLING.test(kind));
    if (told.length) this.telling = told.slice(-3);
    else if (news.some(({ kind }) => kind === "card_played")) this.telling = [];
    clearTimeout(this.timer);
    this.fresh = spacesOf(news);
    this.timer = setTimeout(() => (this.fresh = new Set()), OUTLINE);
  }
}
