import { caseStudies } from '../../../content/case-studies.ts';
import { Head } from '../../head/Head.tsx';
import { Invitation } from './sections/Invitation.tsx';
import { Overview } from './sections/Overview.tsx';
import { Study } from './sections/Study.tsx';
import { ClaimNotes } from '../../claim-notes/ClaimNotes.tsx';

const description =
  'Three owners and what rating their roads changed: a large US city, a French highway operator and a rural Louisiana parish.';

export default function CaseStudiesPage() {
  return (
    <>
      <Head
        title="Case studies: three pavement condition surveys"
        description={description}
        path="/case-studies"
        preview={{ tab: 'Examples' }}
      />
      <Overview />
      {caseStudies.map((study) => (
        <Study key={study.id} study={study} />
      ))}
      <Invitation />
      <ClaimNotes />
    </>
  );
}
