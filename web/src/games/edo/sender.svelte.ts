/** Sends a whole plan in one command, or takes one back, once the table has it. What has to be asked was asked. */

import type { BoardProps } from "../contract";
import { read } from "./table";

type Request = "none" | "send" | "take_back";

export interface Sender {
  readonly busy: boolean;
  send(lines: readonly string[]): void;
  takeBack(): void;
}

/** How many lines two plans have in common from the first on. */
export function sharedLines(plan: readonly string[], other: readonly string[]): number {
  const first = plan.findIndex((line, index) => line !== other[index]);
  return first < 0 ? plan.length : first;
}

export class PlanSender implements Sender {
  private request: Request = $state("none");
  private lines: readonly string[] = [];
  /** How many answers the table had at the last step: one step for each picture. */
  private stepped = -1;

  constructor(private readonly props: () => BoardProps) {}

  get busy(): boolean {
    return this.request !== "none";
  }

  send(lines: readonly string[]): void {
    this.begin("send", lines);
  }

  takeBack(): void {
    this.begin("take_back", []);
  }

  private begin(request: Request, lines: readonly string[]): void {
    this.lines = lines;
    this.stepped = -1;
    this.request = request;
  }

  /** Answers that differ are taken back first; what is missing follows with the next picture. */
  step(): void {
    const { phase, you } = read(this.props().view);
    if (this.request === "none") return;
    if (phase !== "plan") return this.stop();
    const given = you?.answers ?? [];
    if (given.length !== this.stepped) void this.go(given);
  }

  private async go(given: readonly string[]): Promise<void> {
    const { actAll, turn, undo } = this.props();
    const shared = sharedLines(given, this.lines);
    if (shared < given.length) {
      this.stepped = given.length;
      if (!(await undo?.(given.length - shared))) this.stop();
    } else if (shared === this.lines.length) this.stop();
    else if (turn !== null) {
      this.stepped = given.length;
      if (!(await actAll(this.lines.slice(shared), true))) this.stop();
    }
  }

  private stop(): void {
    this.request = "none";
  }
}

/** Call it while the component is set up. */
export function sender(props: () => BoardProps): Sender {
  const made = new PlanSender(props);
  $effect(() => made.step());
  return made;
}
