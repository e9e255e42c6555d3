/** Sends a whole plan answer by answer, or takes the answers back, as the table comes to ask for them. */

import type { BoardProps } from "../contract";
import { read } from "./view";

type Wish = "nothing" | "send" | "take_back";

export interface Sender {
  readonly busy: boolean;
  send(lines: readonly string[]): void;
  takeBack(): void;
}

class Messenger implements Sender {
  private wish: Wish = $state("nothing");
  private lines: readonly string[] = [];
  /** How many answers stood there when the last step was made: one step for each picture. */
  private stepped = -1;

  constructor(private readonly props: () => BoardProps) {}

  get busy(): boolean {
    return this.wish !== "nothing";
  }

  send(lines: readonly string[]): void {
    this.lines = lines;
    this.begin("send");
  }

  takeBack(): void {
    this.lines = [];
    this.begin("take_back");
  }

  private begin(wish: Wish): void {
    this.stepped = -1;
    this.wish = wish;
  }

  /** One step towards what is wished; the next one comes with the next picture. */
  step(): void {
    const { phase, you } = read(this.props().view);
    const given = you?.answers ?? [];
    if (this.wish === "nothing") return;
    if (phase !== "plan") this.stop();
    else if (given.length !== this.stepped) this.go(given);
  }

  private go(given: readonly string[]): void {
    const isRight = given.every((line, place) => line === this.lines[place]);
    if (given.length > 0 && !isRight) return this.undo(given.length);
    if (this.wish === "take_back" || given.length === this.lines.length) return this.stop();
    if (this.props().turn !== null) this.answer(given.length);
  }

  private stop(): void {
    this.wish = "nothing";
  }

  private undo(given: number): void {
    this.stepped = given;
    this.props().undo?.();
  }

  private answer(given: number): void {
    const { act, explain, turn } = this.props();
    const next = this.lines[given] ?? "";
    this.stepped = given;
    if (turn?.legal.some((choice) => choice.action === next)) return act(next);
    this.stop();
    explain(next);
  }
}

/** Call it while the component is set up. */
export function sender(props: () => BoardProps): Sender {
  const messenger = new Messenger(props);
  $effect(() => messenger.step());
  return messenger;
}
