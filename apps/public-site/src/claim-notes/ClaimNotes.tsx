import { useContext } from 'react';
import { SiteLink } from '../layout/SiteLink.tsx';
import { BackLink, NoteList } from './NoteList.tsx';
import { NotedClaimsContext } from './noted-claims.ts';
import { noteOf, usualGrounds, type ClaimNote } from './note-of.ts';

/** The notes on the claims that a page marks. It comes after the last mark. */
export function ClaimNotes() {
  const claims = useContext(NotedClaimsContext);
  return (
    <NoteList title="Notes on the figures">
      <p>{usualGrounds}</p>
      <ol>
        {claims.map((claim, index) => (
          <Note key={claim.value + claim.wording} number={index + 1} note={noteOf(claim)} />
        ))}
      </ol>
    </NoteList>
  );
}

function Note({ number, note: { figure, subject, meaning, ownGrounds, more } }: { number: number; note: ClaimNote }) {
  return (
    <li id={`note-${number}`}>
      <strong>
        {figure} {subject}.
      </strong>{' '}
      {meaning} {ownGrounds} <SiteLink item={more} />
      <BackLink number={number} />
    </li>
  );
}
