import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/** Facts below a board: each with its figure, its definition and its source. */
const Notes = styled.dl`
  display: grid;
  gap: ${space.xl};
  margin-top: ${space.xxl};
  ${media.phoneUp} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  }
  > div {
    padding-top: ${space.md};
    border-top: 2px solid ${color.ink};
  }
  dt {
    font: ${weight.heavy} 1.25rem / 1.25 ${font.sign};
  }
  dd {
    padding-top: ${space.xs};
    font-size: ${text.sm};
    line-height: 1.5;
  }
  dd + dd {
    color: ${color.inkSoft};
  }
`;

export interface SourceNote {
  readonly figure: string;
  readonly meaning: string;
  readonly source: string;
}

export function SourceNotes({ notes }: { notes: readonly SourceNote[] }) {
  return (
    <Notes>
      {notes.map(({ figure, meaning, source }) => (
        <div key={figure}>
          <dt>{figure}</dt>
          <dd>{meaning}</dd>
          <dd>{source}</dd>
        </div>
      ))}
    </Notes>
  );
}
