import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, measure, space, text } from '@workspace/ui/theme/tokens.ts';
import type { Source } from '../../../road-network/sources.ts';

const Note = styled.div`
  display: grid;
  gap: ${space.sm};
  max-width: ${measure.text};
  margin-top: ${space.lg};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  ul {
    padding-left: 1.1rem;
  }
`;

/** The documents of a table, and how far to trust them. */
export function SourceNote({ of, children }: { of: readonly Source[]; children: ReactNode }) {
  return (
    <Note>
      <p>{children}</p>
      <ul>
        {of.map((source) => (
          <li key={source.title}>
            {source.url ? <a href={source.url}>{source.title}</a> : source.title}, {source.year}
            {source.isSecondHand && ' (second hand: we did not read the original)'}
          </li>
        ))}
      </ul>
    </Note>
  );
}
