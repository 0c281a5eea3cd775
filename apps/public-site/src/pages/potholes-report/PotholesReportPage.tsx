import { Head } from '../../head/Head.tsx';
import { near, still } from '../../part.tsx';

const Report = still(() => import('./Report.tsx'));
const ByMail = near('by-mail', () => import('./sections/ByMail.tsx'));

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
