import type { Claim } from '@workspace/contracts/claims/claim';
import { ClaimMark } from './ClaimMark.tsx';

/** The marks of those claims whose figure a text states, to print after the text. */
export function ClaimMarks({ text, claims }: { text: string; claims: readonly Claim[] }) {
  return claims
    .filter(({ value }) => text.includes(value))
    .map((claim) => <ClaimMark key={claim.value + claim.wording} of={claim} />);
}
