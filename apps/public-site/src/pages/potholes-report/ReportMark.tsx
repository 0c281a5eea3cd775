import { useContext } from 'react';
import type { Claim } from '@workspace/contracts/claims/claim';
import { potholeNotes } from '../../../content/pothole-notes.ts';
import { NoteMark } from '../../claim-notes/NoteMark.tsx';
import { NotedClaimsContext } from '../../claim-notes/noted-claims.ts';

/** The number of the report's note on a claim, as a link to it. The note leads back to the first of its marks. */
export function ReportMark({ of }: { of: Claim }) {
  const marked = useContext(NotedClaimsContext);
  const index = potholeNotes.findIndex(({ claims }) => claims.includes(of));
  if (index < 0) throw new Error(`The potholes report has no note on ${of.value}`);
  const [first] = potholeNotes[index]!.claims;
  const isFirst = !marked.includes(first);
  if (isFirst) marked.push(first);
  return <NoteMark number={index + 1} isFirst={isFirst} />;
}
