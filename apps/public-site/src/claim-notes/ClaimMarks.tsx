import { styled } from 'styled-components';
import type { Claim } from '@workspace/contracts/claims/claim';
import { ClaimMark } from './ClaimMark.tsx';

const Row = styled.span`
  white-space: nowrap;
`;

interface ClaimMarksProps {
  claims: readonly Claim[];
  /** Only the claims whose figure it states are marked. */
  text?: string;
}

/** The marks of the claims of a text, to print after it, on one line. */
export function ClaimMarks({ text, claims }: ClaimMarksProps) {
  const marked = claims.filter(({ value }) => text === undefined || text.includes(value));
  return (
    <Row>
      {marked.map((claim) => (
        <ClaimMark key={claim.value + claim.wording} of={claim} />
      ))}
    </Row>
  );
}
