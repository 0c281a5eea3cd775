import type { SubmissionResult } from '../../adapters/mail-transport.ts';

/** More addresses in a row that do not exist are hardly a list's: a server has lost its users, or ours its recipients. */
const plausible = 10;
/** All providers together, as our own mail server may reject every recipient. */
const everyone = '';

/** Counts the addresses in a row that do not exist, by provider and together. */
export class DeadAddresses {
  readonly #inRow = new Map<string, number>();

  /** Counts a result. Returns true when its address may exist all the same. */
  isInDoubt(provider: string, submission: SubmissionResult): boolean {
    if (submission.outcome === 'handed_over') for (const key of [provider, everyone]) this.#inRow.delete(key);
    if (submission.outcome !== 'refused' || !submission.isDeadAddress) return false;
    const counts = [provider, everyone].map((key) => (this.#inRow.get(key) ?? 0) + 1);
    this.#inRow.set(provider, counts[0]!).set(everyone, counts[1]!);
    return Math.max(...counts) > plausible;
  }
}
