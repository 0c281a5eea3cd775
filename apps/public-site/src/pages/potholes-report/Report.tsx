import { Head } from '../../head/Head.tsx';
import { Costs } from './sections/Costs.tsx';
import { Cover } from './sections/Cover.tsx';
import { Formation } from './sections/Formation.tsx';
import { Help } from './sections/Help.tsx';
import { Impacts } from './sections/Impacts.tsx';
import { Prevention } from './sections/Prevention.tsx';
import { Repairs } from './sections/Repairs.tsx';
import { Statistics } from './sections/Statistics.tsx';
import { Summary } from './sections/Summary.tsx';
import { Imprint } from './sections/Imprint.tsx';
import { Notes } from './sections/Notes.tsx';
import { ReportPrint } from './ReportPrint.tsx';

const description =
  'A special report on potholes: what they cost drivers and cities, how they form, three ways to repair them, and what prevents them.';

/** The report, from its cover to the section about the service. */
export function Report() {
  return (
    <article>
      <Head
        title="Potholes: a special report"
        description={description}
        path="/potholes-report"
        preview={{ tab: 'Special report', title: 'Potholes: what they cost and what prevents them' }}
      />
      <ReportPrint />
      <Cover />
      <Summary />
      <Statistics />
      <Costs />
      <Formation />
      <Repairs />
      <Impacts />
      <Prevention />
      <Help />
      <Notes />
      <Imprint />
    </article>
  );
}
