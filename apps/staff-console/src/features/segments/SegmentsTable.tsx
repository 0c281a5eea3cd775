import { listEmailLists } from '@workspace/contracts/email-lists';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { countSegment, exportSegment, type Segment } from '@workspace/contracts/segments';
import { listSubscriberFields } from '@workspace/contracts/subscriber-fields';
import { Badge } from '@workspace/ui/Badge';
import { Table } from '@workspace/ui/Table';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListRow, RowHint, RowLink, RowTitle } from '../../layout/ListRow.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import type { RowAction } from '../../layout/row-action.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { useDenied } from '../../layout/use-permission.ts';
import { rulesInWords } from './rules-in-words.ts';

const columns = [
  { name: 'Segment' },
  { name: 'People', isFigure: true },
  { name: 'Changed', isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
];

interface SegmentsTableProps {
  segments: readonly Segment[];
  onDelete: (segment: Segment) => void;
}

/** The segments with their rules in words and the number of people. */
export function SegmentsTable({ segments, onDelete }: SegmentsTableProps) {
  const path = useConsolePath();
  const fields = useEndpoint(listSubscriberFields, { query: {} }).data?.fields;
  const lists = useEndpoint(listEmailLists, {}).data?.emailLists;
  const isDenied = useDenied('email-lists:write') !== undefined;
  const actionsOf = (segment: Segment): RowAction[] => [
    ...(segment.problems.length > 0 || isDenied
      ? []
      : [{ label: 'Export as CSV', href: urlOf(exportSegment, { params: { id: segment.id } }), opensNewTab: true }]),
    { label: 'Delete', onSelect: () => onDelete(segment), isDestructive: true },
  ];
  return (
    <Table caption="Segments" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <ListBody>
        {segments.map((segment) => (
          <ListRow key={segment.id} name={segment.name} actions={actionsOf(segment)} permission="email-lists:write">
            <RowTitle>
              <RowLink to={path(`segments/${segment.id}`)}>{segment.name}</RowLink>{' '}
              {segment.problems.length > 0 && <Badge tone="danger">Broken</Badge>}
              <RowHint>
                {segment.problems[0]?.message ?? (fields && lists && rulesInWords(segment.rules, { fields, lists }))}
              </RowHint>
            </RowTitle>
            <td data-numeric>
              <SegmentCount segment={segment} />
            </td>
            <NonPhoneCell>{shortMoment(segment.updatedAt)}</NonPhoneCell>
          </ListRow>
        ))}
      </ListBody>
    </Table>
  );
}

/** The number of people, requested for each segment by itself: a large list takes a moment. */
function SegmentCount({ segment: { id, problems } }: { segment: Segment }) {
  const isBroken = problems.length > 0;
  const { data, error } = useEndpoint(countSegment, isBroken ? null : { params: { id } });
  if (isBroken || error) return <span title={error?.message}>none</span>;
  return data ? formatNumber(data.count) : <span aria-label="Counting">…</span>;
}
