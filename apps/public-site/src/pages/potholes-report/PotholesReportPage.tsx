import { Head } from '../../head/Head.tsx';
import { still } from '../../part.tsx';
import { ByMail } from './sections/ByMail.tsx';

const Report = still(() => import('./Report.tsx'));

const description =
  'A special report on potholes: what they cost drivers and cities, how they form, three ways to repair them, and what prevents them.';

export default function PotholesReportPage() {
  return (
    <>
      <Head title="Potholes: a special report" description={description} path="/potholes-report" />
      <Report />
      <ByMail />
    </>
  );
}
