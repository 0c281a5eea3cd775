import { useContext } from 'react';
import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Section } from '../layout/Section.tsx';
import { SiteLink } from '../layout/SiteLink.tsx';
import { NotedClaimsContext } from './noted-claims.ts';
import { noteOf, type ClaimNote } from './note-of.ts';

const Sheet = styled.div`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  h2 {
    padding-bottom: ${space.lg};
    font: ${weight.strong} ${text.xl} / 1.3 ${font.sign};
  }
  ol {
    padding-left: ${space.xl};
    ${media.desktop} {
      columns: 2;
      column-gap: 4rem;
    }
  }
  li {
    padding-bottom: ${space.lg};
    break-inside: avoid;
  }
  strong {
    color: ${color.ink};
  }
`;

/** The notes on the claims that a page marks. It comes after the last mark. */
export function ClaimNotes() {
  const claims = useContext(NotedClaimsContext);
  return (
    <Section id="notes" labelledBy="notes-title">
      <Sheet>
        <h2 id="notes-title">Notes on the figures</h2>
        <ol>
          {claims.map((claim, index) => (
            <Note key={claim.value + claim.wording} number={index + 1} note={noteOf(claim)} />
          ))}
        </ol>
      </Sheet>
    </Section>
  );
}

function Note({ number, note: { figure, subject, meaning, grounds, more } }: { number: number; note: ClaimNote }) {
  return (
    <li id={`note-${number}`}>
      <strong>
        {figure} {subject}.
      </strong>{' '}
      {meaning} {grounds} <SiteLink item={more} />{' '}
      <a href={`#mark-${number}`} aria-label={`Back to the figure of note ${number}`} data-print="hide">
        ↩
      </a>
    </li>
  );
}
