import type { EmailList } from '@workspace/contracts/email-lists';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import { Table } from '@workspace/ui/Table';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListRow, RowButton, RowHint, RowTitle } from '../../layout/ListRow.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { fieldTypeLabels } from './field-type-labels.ts';

const columns = [
  { name: 'Field' },
  { name: 'Type' },
  { name: 'Subscribers of', isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
];

interface FieldsTableProps {
  fields: readonly SubscriberField[];
  /** Undefined until they have loaded. */
  lists: readonly EmailList[] | undefined;
  onRename: (field: SubscriberField) => void;
  onDelete: (field: SubscriberField) => void;
}

/** The fields with their types and lists. */
export function FieldsTable({ fields, lists, onRename, onDelete }: FieldsTableProps) {
  const listOf = ({ emailListId }: SubscriberField) => {
    if (emailListId === null) return 'All lists';
    return lists ? (lists.find(({ id }) => id === emailListId)?.name ?? 'A list in the trash') : '…';
  };
  return (
    <Table caption="Subscriber fields" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <ListBody>
        {fields.map((field) => (
          <ListRow
            key={field.id}
            name={field.name}
            permission="email-lists:write"
            actions={[
              { label: 'Rename', onSelect: () => onRename(field) },
              { label: 'Delete', onSelect: () => onDelete(field), isDestructive: true },
            ]}
          >
            <RowTitle>
              <RowButton verb="Rename" onOpen={() => onRename(field)}>
                {field.name}
              </RowButton>
              <RowHint>{field.key}</RowHint>
            </RowTitle>
            <td>{fieldTypeLabels[field.type]}</td>
            <NonPhoneCell>{listOf(field)}</NonPhoneCell>
          </ListRow>
        ))}
      </ListBody>
    </Table>
  );
}
