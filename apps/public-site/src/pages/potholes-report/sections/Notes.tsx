import { styled } from 'styled-components';
import { color, font, space, text } from '@workspace/ui/theme/tokens.ts';
import { potholeNotes, type PotholeNote } from '../../../../content/pothole-notes.ts';
import { potholeSourcesReadOn, type PublicSource } from '../../../../content/pothole-sources.ts';
import { BackLink, NoteList } from '../../../claim-notes/NoteList.tsx';
import { noteOf } from '../../../claim-notes/note-of.ts';
import { longDay } from '../../../long-day.ts';

const Lead = styled.p`
  max-width: 44rem;
  padding-bottom: ${space.xl};
`;
const Compare = styled.ul`
  padding-top: ${space.xs};
  list-style: none;
  li {
    padding: ${space.xs} 0 ${space.xs} ${space.md};
    border-left: 3px solid ${color.line};
  }
  /* On paper a link is worth its address. */
  @media print {
    a::after {
      content: ' ' attr(href);
      font: 400 ${text.xs} / 1.3 ${font.mono};
      overflow-wrap: anywhere;
    }
  }
`;

/** The notes of the report: whether a figure is ours, and public figures to compare it with. */
export function Notes() {
  return (
    <NoteList title="Notes and sources">
      <Lead>
        Every figure in this report is stated by us, and its source is not published. Where a public document has a
        figure near it, the note says what that document counts: it is there to compare with, and we do not say that
        ours comes from it. Where we know of none, the note has none. Sources read on {potholeSourcesReadOn}.
      </Lead>
      <ol>
        {potholeNotes.map((note, index) => (
          <Note key={note.claims[0].wording} number={index + 1} note={note} />
        ))}
      </ol>
    </NoteList>
  );
}

function Note({ number, note: { claims, compareWith } }: { number: number; note: PotholeNote }) {
  const meanings = new Set(claims.map((claim) => noteOf(claim).meaning).filter(Boolean));
  const [{ owner, since, validUntil }] = claims;
  return (
    <li id={`note-${number}`}>
      <strong>{claims.map(({ value, wording }) => `${value} ${wording}`).join('; ')}.</strong> Stated by us, source not
      published. {[...meanings].join(' ')} {owner} team, since {longDay(since)}; next review by {longDay(validUntil)}.
      <BackLink number={number} />
      {compareWith.length > 0 && (
        <Compare>
          {compareWith.map((source) => (
            <Source key={source.url} source={source} />
          ))}
        </Compare>
      )}
    </li>
  );
}

function Source({ source: { author, title, year, url, states, isSecondHand } }: { source: PublicSource }) {
  return (
    <li>
      Compare with: {author}, <a href={url}>{title}</a>, {year}. {states}
      {isSecondHand && ' Second hand: we did not read the original.'}
    </li>
  );
}
