import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { countFailures } from '@workspace/contracts/newsletter-deliveries';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Panel } from '@workspace/ui/Panel';
import { Table } from '@workspace/ui/Table';
import { useConsolePath } from '../../layout/base-path.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { formatCount, formatNumber } from '../../layout/format-number.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';
import { LiftSuppressions } from './LiftSuppressions.tsx';
import { ResendRejected } from './ResendRejected.tsx';
import { failureWords } from './failure-words.ts';

const columns = [{ name: 'Cause' }, { name: 'Emails', isFigure: true }, { name: 'Next' }];

interface FailuresPanelProps {
  campaignId: string;
  /** A change of this value refreshes the data. */
  asOf: string;
  /** Offers to send rejected emails again, and is called when they are queued; undefined when there are none. */
  onResent: (() => void) | undefined;
}

/** A campaign's failed deliveries by cause. Renders nothing while there are none. */
export function FailuresPanel({ campaignId, asOf, onResent }: FailuresPanelProps) {
  const { data, error, refresh } = useEndpoint(countFailures, { params: { id: campaignId } });
  useRefreshOnChange(asOf, refresh);
  const path = useConsolePath();
  if (error && !data)
    return (
      <Panel title="Failed emails">
        <NotLoaded subject="The failed emails" error={error} refresh={refresh} />
      </Panel>
    );
  if (!data || data.failures.length === 0) return null;
  const count = data.failures.reduce((sum, each) => sum + each.count, 0);
  const isUnverified = data.failures.some(({ kind }) => kind === 'authentication');
  return (
    <Panel
      title={`${formatCount(count, 'email')} failed`}
      actions={
        <>
          {isUnverified && (
            <ConsoleLinkButton size="sm" href={path('domain-check')}>
              Check the sender's domain
            </ConsoleLinkButton>
          )}
          {data.failures.some(({ kind }) => kind === 'bad_mailbox') && <LiftSuppressions campaignId={campaignId} />}
          {onResent && <ResendRejected campaignId={campaignId} onResent={onResent} />}
        </>
      }
    >
      <Causes failures={data.failures} />
    </Panel>
  );
}

const Causes = ({ failures }: ResponseOf<typeof countFailures>) => (
  <Table caption="Failed emails by cause" isCaptionHidden density="dense">
    <TableHead columns={columns} />
    <tbody>
      {failures.map(({ kind, count, retried }) => {
        const [name, next] = failureWords[kind];
        return (
          <tr key={kind}>
            <th scope="row">{name}</th>
            <td data-numeric>{formatNumber(count)}</td>
            <td>
              {next}
              {retried > 0 && ` ${formatNumber(retried)} of them to be sent again.`}
            </td>
          </tr>
        );
      })}
    </tbody>
  </Table>
);
