import { useContext } from 'react';
import { styled } from 'styled-components';
import type { Claim } from '@workspace/contracts/claims/claim';
import { font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { isSameNote, NotedClaimsContext } from './noted-claims.ts';

// A copied figure comes without its mark. The link is large enough to touch.
const Mark = styled.sup`
  font: ${weight.medium} ${text.xs} / 1.5rem ${font.text};
  letter-spacing: 0;
  vertical-align: top;
  user-select: none;
  a {
    display: inline-block;
    min-width: 1.5rem;
    color: inherit;
    text-align: center;
  }
`;

/** The number of the note on a printed claim, as a link to it. Not for islands: the page's notes are rendered before. */
export function ClaimMark({ of }: { of: Claim }) {
  const noted = useContext(NotedClaimsContext);
  const known = noted.findIndex((claim) => isSameNote(claim, of));
  const number = known < 0 ? noted.push(of) : known + 1;
  return (
    <Mark>
      {' '}
      <a href={`#note-${number}`} id={known < 0 ? `mark-${number}` : undefined} aria-label={`Note ${number}`}>
        {number}
      </a>
    </Mark>
  );
}
