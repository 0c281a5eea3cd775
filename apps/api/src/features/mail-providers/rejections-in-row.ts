import type { SubmissionResult } from '../../adapters/mail-transport.ts';

/**
 * More rejections in a row are hardly about their recipients: a server has lost its users, blocks ours, or takes no email
 * of this kind.
 */
const plausible = 10;
/** All providers together, as our own mail server may reject every recipient. */
const everyone = '';

/** Counts the rejections in a row, by provider and together. */
export class RejectionsInRow {
  readonly #counts = new Map<string, number>();

  /** Counts a result. Returns true for a rejection that is probably not about its recipient. */
  isInDoubt(provider: string, { outcome }: SubmissionResult): boolean {
    if (outcome === 'handed_over') for (const key of [provider, everyone]) this.#counts.delete(key);
    if (outcome !== 'refused') return false;
    const counts = [provider, everyone].map((key) => (this.#counts.get(key) ?? 0) + 1);
    this.#counts.set(provider, counts[0]!).set(everyone, counts[1]!);
    return Math.max(...counts) > plausible;
  }
}
