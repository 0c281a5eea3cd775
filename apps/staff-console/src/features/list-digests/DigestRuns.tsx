import { Link } from 'react-router-dom';
import type { DigestRun } from '@workspace/contracts/list-digests';
import { Facts } from '../../layout/Facts.tsx';
import { useConsolePath } from '../../layout/base-path.ts';
import { monthInWords, runInWords } from './digest-words.ts';

/** The digests of the last months; nothing before the first one. */
export function DigestRuns({ runs }: { runs: readonly DigestRun[] }) {
  const path = useConsolePath();
  if (runs.length === 0) return null;
  return (
    <Facts
      facts={runs.map((run) => ({
        name: monthInWords(run.month),
        value: (
          <>
            {runInWords(run)}{' '}
            {run.campaignId && <Link to={path(`campaigns/${run.campaignId}`)}>Open the campaign</Link>}
          </>
        ),
      }))}
    />
  );
}
