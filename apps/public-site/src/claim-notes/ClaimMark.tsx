import { useContext } from 'react';
import type { Claim } from '@workspace/contracts/claims/claim';
import { NoteMark } from './NoteMark.tsx';
import { isSameNote, NotedClaimsContext } from './noted-claims.ts';

/** The number of the note on a printed claim, as a link to it. Not for islands: the page's notes are rendered before. */
export function ClaimMark({ of }: { of: Claim }) {
  const noted = useContext(NotedClaimsContext);
  const known = noted.findIndex((claim) => isSameNote(claim, of));
  const number = known < 0 ? noted.push(of) : known + 1;
  return <NoteMark number={number} isFirst={known < 0} />;
}
