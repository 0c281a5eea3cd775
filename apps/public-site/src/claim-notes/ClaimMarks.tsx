import type { Claim } from '@workspace/contracts/claims/claim';
import { ClaimMark } from './ClaimMark.tsx';
import { MarkRow } from './MarkRow.tsx';

interface ClaimMarksProps {
  claims: readonly Claim[];
  /** Only the claims whose figure it states are marked. */
  text?: string;
}

/** The marks of the claims of a text, to print after it, on one line. */
export function ClaimMarks({ text, claims }: ClaimMarksProps) {
  const marked = claims.filter(({ value }) => text === undefined || text.includes(value));
  return (
    <MarkRow>
      {marked.map((claim) => (
        <ClaimMark key={claim.value + claim.wording} of={claim} />
      ))}
    </MarkRow>
  );
}
