import type { Claim } from './claim.ts';
import { findFacts } from './find-facts.ts';
import { claimsFor } from './find-unsupported.ts';
import { claimsByName } from './register.ts';
import { splitSentences } from './split-sentences.ts';

/** Returns true from the day after the last one on which a claim is valid, in UTC. */
export const isExpired = ({ validUntil }: Pick<Claim, 'validUntil'>, now: Date): boolean =>
  validUntil < now.toISOString().slice(0, 10);

/** Returns the names of the claims that are expired at a time, each with its owner and date, in the register's order. */
export function expiredClaims(now: Date): { name: string; owner: string; validUntil: string }[] {
  return [...claimsByName]
    .filter(([, claim]) => isExpired(claim, now))
    .map(([name, { owner, validUntil }]) => ({ name, owner, validUntil }));
}

/**
 * Finds the claims in a text that are expired at a time, each once. One that another valid claim states too is not
 * among them.
 */
export function findExpiredClaims(text: string, now: Date): Claim[] {
  const found = splitSentences(text).flatMap(({ from, to }) => {
    const sentence = text.slice(from, to);
    return findFacts(sentence).flatMap((fact) => {
      const claims = claimsFor(fact, sentence);
      return claims.every((claim) => isExpired(claim, now)) ? claims.slice(0, 1) : [];
    });
  });
  return [...new Set(found)];
}
