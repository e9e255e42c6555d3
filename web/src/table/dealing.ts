/** Commits and reveals for one's own seats while a table waits, without a click. */

import { canHash } from "../lib/hash";
import { keep, storedPledges, pledged, type Pledge } from "../lib/pledges";
import type { Answer } from "../lib/socket";
import type { Command, Table } from "../lib/wire";

export class Dealing {
  private newest: Table | null = null;
  private isBusy = false;

  constructor(
    private readonly id: string,
    private readonly send: (command: Command) => Promise<Answer>,
  ) {}

  /** Does what the newest picture of the table asks for; pictures that come meanwhile are seen too. */
  async follow(table: Table): Promise<void> {
    this.newest = table;
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (this.newest) {
        const next: Table = this.newest;
        this.newest = null;
        await this.answer(next);
      }
    } finally {
      this.isBusy = false;
    }
  }

  private async answer({ chance, status, you }: Table): Promise<void> {
    if (chance.scheme !== 2 || !you.length) return;
    if (chance.commitment !== null) this.note(chance);
    if (status !== "waiting" || !canHash()) return;
    const own = you.filter((seat) => chance.awaited.includes(seat));
    for (const seat of own) {
      if (chance.commitment === null) await this.commit(seat);
      else await this.reveal(seat, chance);
    }
  }

  /** Keeps what the server committed to, as it was first seen. */
  private note({ commitment, commitments }: Table["chance"]): void {
    if (storedPledges(this.id).commitment === null) keep(this.id, { commitment, commitments });
  }

  private async commit(seat: number): Promise<void> {
    const pledge = storedPledges(this.id).seats[seat] ?? (await pledged([seat]))[seat];
    if (!pledge) return;
    this.keepPledge(seat, pledge);
    await this.send({ do: "commit", seat, commitment: pledge.commitment });
  }

  /** Words are given away only for the commitments that were noted, one's own among them. */
  private async reveal(seat: number, chance: Table["chance"]): Promise<void> {
    const { seats, commitment } = storedPledges(this.id);
    const pledge = seats[seat];
    const isBound = chance.commitments[seat] === pledge?.commitment;
    if (!pledge || !isBound || chance.commitment !== commitment) return;
    const answer = await this.send({ do: "reveal", seat, words: pledge.words });
    if (answer.ok) this.keepPledge(seat, { ...pledge, revealed: true });
  }

  private keepPledge(seat: number, pledge: Pledge): void {
    keep(this.id, { seats: { ...storedPledges(this.id).seats, [seat]: pledge } });
  }
}
