import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Section } from '../layout/Section.tsx';

const Sheet = styled.div`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  h2 {
    padding-bottom: ${space.lg};
    font: ${weight.strong} ${text.xl} / 1.3 ${font.sign};
  }
  > p {
    max-width: ${measure.text};
    padding-bottom: ${space.xl};
  }
  ol {
    padding-left: ${space.xl};
    ${media.desktop} {
      columns: 2;
      column-gap: 4rem;
    }
  }
  ol > li {
    padding-bottom: ${space.lg};
    break-inside: avoid;
  }
  strong {
    color: ${color.ink};
  }
`;

/** The numbered notes of a page. */
export function NoteList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section id="notes" labelledBy="notes-title">
      <Sheet>
        <h2 id="notes-title">{title}</h2>
        {children}
      </Sheet>
    </Section>
  );
}

/** The link from a note to the first of its marks, on the line of the note's last word. */
export function BackLink({ number }: { number: number }) {
  return (
    <>
      {'\u00a0'}
      <a href={`#mark-${number}`} aria-label={`Back to the figure of note ${number}`} data-print="hide">
        ↩
      </a>
    </>
  );
}
