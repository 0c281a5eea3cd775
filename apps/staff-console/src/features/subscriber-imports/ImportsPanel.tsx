import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { listImports, type SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';
import { Table } from '@workspace/ui/Table';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListRow, RowLink, RowTitle } from '../../layout/ListRow.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Section } from '../../layout/Section.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';

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
  { name: 'By', isHiddenOnPhone: true },
  { name: 'When', isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
];

/** Polls while an import or an undo runs. */
const intervalOf = (data?: ResponseOf<typeof listImports>): number =>
  data?.subscriberImports.some(({ status }) => status === 'importing' || status === 'undoing') ? 2_000 : 0;

/** The imports of a list, each with its receipt. */
export function ImportsPanel({ listId }: { listId: string }) {
  const { data, error, refresh } = useEndpoint(listImports, { params: { listId } }, { refreshInterval: intervalOf });
  return (
    <Section title="Imports">
      {error && !data && <NotLoaded subject="The imports" error={error} refresh={refresh} />}
      {!data && !error && <ListSkeleton rows={2} />}
      {data && data.subscriberImports.length === 0 && (
        <EmptyList title="No file was imported into this list yet.">
          Choose Upload a file: you check the result before anybody is added.
        </EmptyList>
      )}
      {data && data.subscriberImports.length > 0 && <ImportsTable subscriberImports={data.subscriberImports} />}
    </Section>
  );
}

function ImportsTable({ subscriberImports }: { subscriberImports: SubscriberImport[] }) {
  const path = useConsolePath();
  return (
    <Table caption="Imported files" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <ListBody>
        {subscriberImports.map(({ id, fileName, status, counts, createdBy, createdAt }) => (
          <ListRow key={id} name={fileName}>
            <RowTitle>
              <RowLink to={path(`imports/${id}`)}>{fileName}</RowLink>
            </RowTitle>
            <td>
              <Badge tone={statuses[status][0]}>{statuses[status][1]}</Badge>
            </td>
            <td data-numeric>{status === 'done' || status === 'undone' ? formatNumber(counts.added) : ''}</td>
            <NonPhoneCell>{createdBy}</NonPhoneCell>
            <NonPhoneCell>{shortMoment(createdAt)}</NonPhoneCell>
          </ListRow>
        ))}
      </ListBody>
    </Table>
  );
}
