import { styled } from 'styled-components';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';
import type { ClaimNote } from '../../../claim-notes/note-of.ts';
import { SiteLink } from '../../../layout/SiteLink.tsx';

const Note = styled.p`
  margin-top: ${space.md};
  padding-left: ${space.lg};
  border-left: 3px solid ${color.line};
  font-size: ${text.sm};
  && > a {
    display: inline;
    padding: 0;
    font: inherit;
  }
`;

/** The note on a figure, below the answer that states it. */
export function AnswerNote({ figure, meaning, grounds, more }: ClaimNote) {
  return (
    <Note>
      <strong>Note on {figure}.</strong> {meaning} {grounds} <SiteLink item={more} />
    </Note>
  );
}
