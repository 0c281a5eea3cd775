import { useRef, useState } from 'react';
import { daysListsStayInTrash, type EmailList } from '@workspace/contracts/email-lists';
import { longDate } from '@workspace/contracts/long-date';
import { Table } from '@workspace/ui/Table';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListRow, RowHint, RowLink, RowTitle } from '../../layout/ListRow.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';
import { DeleteForGoodDialog } from './DeleteForGoodDialog.tsx';
import { useRestoreList } from './use-restore-list.ts';

const columns = [
  { name: 'List' },
  { name: 'Subscribers', isFigure: true, isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
];

/** Returns the date on which a list in the trash is deleted for good. */
export const lastDayInTrash = (trashedAt: string): string =>
  longDate(new Date(Date.parse(trashedAt) + daysListsStayInTrash * 86_400_000));

/** The lists in the trash, each with a button to restore it. */
export function TrashedLists({ lists }: { lists: EmailList[] }) {
  const [listToDelete, setListToDelete] = useState<EmailList>();
  const { restore } = useRestoreList();
  const panel = useRef<HTMLDivElement>(null);
  const focusPanel = () => panel.current?.focus();
  return (
    <div ref={panel} tabIndex={-1}>
      {lists.length === 0 && (
        <EmptyList title="The trash is empty.">
          A deleted list stays here for {daysListsStayInTrash} days and can be restored.
        </EmptyList>
      )}
      {lists.length > 0 && (
        <Table caption="Email lists in the trash" isCaptionHidden density="list">
          <TableHead columns={columns} />
          <ListBody>
            {lists.map((list) => (
              <TrashedRow
                key={list.id}
                list={list}
                onRestore={() => void restore(list).then(focusPanel)}
                onDelete={() => setListToDelete(list)}
              />
            ))}
          </ListBody>
        </Table>
      )}
      <DeleteForGoodDialog list={listToDelete} onClose={() => setListToDelete(undefined)} onDeleted={focusPanel} />
    </div>
  );
}

interface TrashedRowProps {
  list: EmailList;
  onRestore: () => void;
  onDelete: () => void;
}

function TrashedRow({ list: { id, name, trashedAt, subscriberCount }, onRestore, onDelete }: TrashedRowProps) {
  const path = useConsolePath();
  const actions = [
    { label: 'Restore', onSelect: onRestore },
    { label: 'Delete for good', onSelect: onDelete, isDestructive: true },
  ];
  return (
    <ListRow name={name} actions={actions} permission="email-lists:write">
      <RowTitle>
        <RowLink to={path(`lists/${id}`)}>{name}</RowLink>
        {trashedAt && <RowHint>Deleted for good on {lastDayInTrash(trashedAt)}</RowHint>}
      </RowTitle>
      <NonPhoneCell data-numeric>{formatNumber(subscriberCount)}</NonPhoneCell>
    </ListRow>
  );
}
