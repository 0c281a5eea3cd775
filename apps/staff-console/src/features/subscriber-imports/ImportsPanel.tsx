import { Link } from 'react-router-dom';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { listImports, type SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { Table } from '@workspace/ui/Table';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { FullWidth } from '../../layout/FullWidth.tsx';

const statuses: Record<SubscriberImport['status'], readonly [BadgeTone, string]> = {
  checked: ['caution', 'Checked only'],
  importing: ['lane', 'Importing'],
  done: ['good', 'Imported'],
  undoing: ['lane', 'Being undone'],
  undone: ['neutral', 'Undone'],
  failed: ['danger', 'Failed'],
};

const columns = [
  { name: 'File' },
  { name: 'Status' },
  { name: 'Added', isFigure: true },
  { name: 'By', isWide: true },
  { name: 'When', isWide: true },
];

/** Polls while an import or an undo runs. */
const intervalOf = (data?: ResponseOf<typeof listImports>): number =>
  data?.subscriberImports.some(({ status }) => status === 'importing' || status === 'undoing') ? 2_000 : 0;

/** The imports of a list, each with its receipt. */
export function ImportsPanel({ listId }: { listId: string }) {
  const { data, error, refresh } = useEndpoint(listImports, { params: { listId } }, { refreshInterval: intervalOf });
  return (
    <Panel title="Imports">
      {error && !data && <NotLoaded subject="The imports" error={error} refresh={refresh} />}
      {!data && !error && <Skeleton lines={3} />}
      {data && data.subscriberImports.length === 0 && <p>No file was imported into this list yet.</p>}
      {data && data.subscriberImports.length > 0 && <ImportsTable subscriberImports={data.subscriberImports} />}
    </Panel>
  );
}

function ImportsTable({ subscriberImports }: { subscriberImports: SubscriberImport[] }) {
  const path = useConsolePath();
  return (
    <Table caption="Imported files" isCaptionHidden density="dense">
      <TableHead columns={columns} />
      <tbody>
        {subscriberImports.map(({ id, fileName, status, counts, createdBy, createdAt }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={path(`imports/${id}`)}>{fileName}</Link>
            </th>
            <td>
              <Badge tone={statuses[status][0]}>{statuses[status][1]}</Badge>
            </td>
            <td data-numeric>{status === 'done' || status === 'undone' ? formatNumber(counts.added) : ''}</td>
            <FullWidth>{createdBy}</FullWidth>
            <FullWidth>{shortMoment(createdAt)}</FullWidth>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
