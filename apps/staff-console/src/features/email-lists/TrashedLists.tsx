import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { daysListsStayInTrash, type EmailList } from '@workspace/contracts/email-lists';
import { longDate } from '@workspace/contracts/long-date';
import { Button } from '@workspace/ui/Button';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { moveBetweenRows } from '../../layout/move-between-rows.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { FullWidth } from '../../layout/FullWidth.tsx';
import { DeleteForGoodDialog } from './DeleteForGoodDialog.tsx';
import { useRestoreList } from './use-restore-list.ts';

const Until = styled.p`
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
`;
const Actions = styled.div`
  display: flex;
  flex-direction: column;
  align-items: end;
  justify-content: end;
  gap: ${space.xs};
  ${media.phoneUp} {
    flex-direction: row;
  }
`;
const columns = [
  { name: 'List' },
  { name: 'Subscribers', isFigure: true, isWide: true },
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
      {lists.length === 0 && <p>The trash is empty.</p>}
      {lists.length > 0 && (
        <Table caption="Email lists in the trash" isCaptionHidden density="dense">
          <TableHead columns={columns} />
          <tbody onKeyDown={moveBetweenRows}>
            {lists.map((list) => (
              <TrashedRow
                key={list.id}
                list={list}
                onRestore={() => void restore(list).then(focusPanel)}
                onDelete={() => setListToDelete(list)}
              />
            ))}
          </tbody>
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
  return (
    <tr>
      <th scope="row">
        <Link to={path(`lists/${id}`)}>{name}</Link>
        {trashedAt && <Until>Deleted for good on {lastDayInTrash(trashedAt)}</Until>}
      </th>
      <FullWidth data-numeric>{formatNumber(subscriberCount)}</FullWidth>
      <td>
        <Actions>
          <Button size="sm" variant="quiet" onClick={onRestore}>
            <span>
              Restore<VisuallyHidden> {name}</VisuallyHidden>
            </span>
          </Button>
          <Button size="sm" variant="quiet" data-deletes onClick={onDelete}>
            <span>
              Delete for good<VisuallyHidden> {name}</VisuallyHidden>
            </span>
          </Button>
        </Actions>
      </td>
    </tr>
  );
}
