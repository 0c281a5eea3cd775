import { Island } from '../../islands/Island.tsx';
import { Report } from './Report.tsx';

export default function PotholesReportPage() {
  return (
    <>
      <Report />
      <Island name="by-mail" hydrate="on-interaction" />
    </>
  );
}
