import { useMemo } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { differences, type DiffPart } from './differences.ts';
import type { PostTexts } from './post-values.ts';

const List = styled.dl`
  display: grid;
  align-content: start;
  gap: ${space.lg};
  dt {
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  }
  dd {
    margin: ${space.xs} 0 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    line-height: 1.55;
  }
`;
const Added = styled.ins`
  background-color: ${color.linkTint};
  color: ${color.link};
  text-decoration: underline;
`;
const Removed = styled.del`
  background-color: ${color.dangerTint};
  color: ${color.danger};
`;

interface DifferencesProps {
  before: Partial<PostTexts>;
  after: Partial<PostTexts>;
  /** Shown when nothing differs. */
  otherwise: string;
}

/** The differences between two versions of a post, field by field: additions underlined, deletions struck through. */
export function Differences({ before, after, otherwise }: DifferencesProps) {
  const found = useMemo(() => differences(before, after), [before, after]);
  if (found.length === 0) return <p>{otherwise}</p>;
  return (
    <List>
      {found.map(({ field, label, parts, isOnlyLook }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {isOnlyLook ? (
              'The words are the same. Bold, headings, lists or links differ.'
            ) : (
              <DiffParts parts={parts} />
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}

/** Parts of a text: additions underlined, deletions struck through. */
export const DiffParts = ({ parts }: { parts: readonly DiffPart[] }) => parts.map(diffPartOf);

function diffPartOf({ kind, text: words }: DiffPart, index: number) {
  if (kind === 'same') return <span key={index}>{words}</span>;
  const Mark = kind === 'added' ? Added : Removed;
  return (
    <Mark key={index}>
      <VisuallyHidden>{kind === 'added' ? ' Added: ' : ' Removed: '}</VisuallyHidden>
      {words}
    </Mark>
  );
}
