import { near, still } from '../../part.tsx';

const Report = still(() => import('./Report.tsx'));
const ByMail = near('by-mail', () => import('./sections/ByMail.tsx'));

export default function PotholesReportPage() {
  return (
    <>
      <Report />
      <ByMail />
    </>
  );
}
