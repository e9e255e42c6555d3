/** Checks the dice of a finished table once, and says what was found. */

import { getText } from "../lib/api";
import { canHash } from "../lib/hash";
import { storedPledges } from "../lib/pledges";
import { proofOf, type Proof } from "../lib/proof";
import type { Facts } from "../lib/wire";

export interface VerdictLine {
  readonly id: string;
  readonly facts: Facts;
  readonly isBad: boolean;
}

const checks = new Map<string, Promise<Proof | null>>();

/** The proof of a table by its record and by what this browser noted; null where it cannot hash. */
export function checkedTable(id: string): Promise<Proof | null> {
  const found = checks.get(id) ?? check(id);
  checks.set(id, found);
  found.catch(() => checks.delete(id));
  return found;
}

async function check(id: string): Promise<Proof | null> {
  if (!canHash()) return null;
  return proofOf(await getText(`/api/tables/${id}/record`), storedPledges(id));
}

/** The sentences for a proof, the most important first. */
export function verdictOf(proof: Proof | null): readonly VerdictLine[] {
  const line = (id: string, facts: Facts = {}, isBad = false) => ({ id, facts, isBad });
  if (proof === null) return [line("proof-unable")];
  const { fault, draws, unrevealed } = proof;
  if (fault !== null) {
    return [line("proof-failed", { line: proof.line }, true), line(`proof-fault-${fault}`)];
  }
  if (proof.scheme === 1) return [line("proof-older")];
  const found = [line(proof.isNoted ? "proof-noted" : "proof-unnoted", { draws })];
  if (unrevealed.length) found.push(line("proof-unrevealed", { seats: unrevealed }));
  if (!proof.hasWords) found.push(line("proof-no-words", {}, true));
  return found;
}
