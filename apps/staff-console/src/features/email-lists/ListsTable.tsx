import type { EmailList } from '@workspace/contracts/email-lists';
import { Badge } from '@workspace/ui/Badge';
import { Table } from '@workspace/ui/Table';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListRow, RowHint, RowLink, RowTitle } from '../../layout/ListRow.tsx';
import type { RowAction } from '../../layout/row-action.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';

const columns = [
  { name: 'List' },
  { name: 'Subscribers', isFigure: true },
  { name: 'Created', isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
];

/** The lists with their number of subscribers. The website's own list cannot be deleted. */
export function ListsTable({ lists, onDelete }: { lists: EmailList[]; onDelete: (list: EmailList) => void }) {
  const path = useConsolePath();
  const actionsOf = (list: EmailList): RowAction[] => [
    ...(list.trashedAt ? [] : [{ label: 'Upload a file', href: path(`lists/${list.id}/import`), isForWriters: true }]),
    ...(list.kind === 'own' ? [{ label: 'Delete', onSelect: () => onDelete(list), isDestructive: true }] : []),
  ];
  return (
    <Table caption="Email lists" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <ListBody>
        {lists.map((list) => (
          <ListRow key={list.id} name={list.name} actions={actionsOf(list)} permission="email-lists:write">
            <RowTitle>
              <RowLink to={path(`lists/${list.id}`)}>{list.name}</RowLink>{' '}
              {list.kind === 'website' && <Badge>From the website</Badge>}{' '}
              {list.doubleOptIn && <Badge>Double opt-in</Badge>}
              {hintOf(list) && <RowHint>{hintOf(list)}</RowHint>}
            </RowTitle>
            <td data-numeric>{formatNumber(list.subscriberCount)}</td>
            <NonPhoneCell>{shortMoment(list.createdAt)}</NonPhoneCell>
          </ListRow>
        ))}
      </ListBody>
    </Table>
  );
}

const hintOf = ({ pendingCount, description }: EmailList): string =>
  [...(pendingCount ? [`${formatNumber(pendingCount)} pending`] : []), ...(description ? [description] : [])].join(
    ' · ',
  );
