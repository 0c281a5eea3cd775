import type { Claim } from '@workspace/contracts/claims/claim';
import { expiredText } from './expired-claims.ts';
import { Soft } from './claims-style.ts';

/** Warns of claims that a post states after their date. */
export function ExpiredClaims({ expired }: { expired: readonly Claim[] }) {
  return expired.map((claim) => <Soft key={claim.value + claim.wording}>{expiredText(claim)}.</Soft>);
}
