import { styled } from 'styled-components';
import { font, text, weight } from '@workspace/ui/theme/tokens.ts';

// A copied figure comes without its mark. The link is large enough to touch and reaches under the space after it. The
// mark stays on the line of its figure: otherwise a line may end before any link of this kind.
const Mark = styled.sup`
  margin-right: -0.75rem;
  font: ${weight.medium} ${text.xs} / 1.5rem ${font.text};
  letter-spacing: 0;
  vertical-align: top;
  white-space: nowrap;
  user-select: none;
  a {
    display: inline-block;
    min-width: 1.5rem;
    text-align: start;
    color: inherit;
  }
`;

/** The number of a note, as a link to it. `isFirst`: the note leads back to this mark. */
export function NoteMark({ number, isFirst }: { number: number; isFirst: boolean }) {
  return (
    <Mark>
      {'\u00a0'}
      <a href={`#note-${number}`} id={isFirst ? `mark-${number}` : undefined} aria-label={`Note ${number}`}>
        {number}
      </a>
    </Mark>
  );
}
