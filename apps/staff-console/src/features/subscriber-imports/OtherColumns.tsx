import { styled } from 'styled-components';
import type { FieldChoice } from '@workspace/contracts/import-fields';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { listSubscriberFields, type SubscriberField } from '@workspace/contracts/subscriber-fields';
import { SelectField } from '@workspace/ui/Field';
import { Table } from '@workspace/ui/Table';
import { color, text } from '@workspace/ui/theme/tokens.ts';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { fieldTypeLabels } from '../subscriber-fields/field-type-labels.ts';
import { automaticLabel, choiceOf, choiceText, otherColumns, type OtherColumn } from './other-columns.ts';
import type { FileHead } from './read-head.ts';
import type { ChosenColumns } from './chosen-columns.ts';

const Sample = styled(NonPhoneCell)`
  max-width: 14rem;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const tableColumns = [{ name: 'Column' }, { name: 'First value', isHiddenOnPhone: true }, { name: 'Stored in' }];

interface OtherColumnsProps {
  head: FileHead;
  columns: ChosenColumns;
  listId: string;
  onChange: (columns: ChosenColumns) => void;
}

/** The columns that are no address and no name: each is stored in a field, unless staff leave it out. */
export function OtherColumns({ head, columns, listId, onChange }: OtherColumnsProps) {
  const input = listId === '' ? null : { query: { emailListId: listId } };
  const { data, error, refresh } = useEndpoint(listSubscriberFields, input);
  if (error && !data) return <NotLoaded subject="The fields of the list" error={error} refresh={refresh} />;
  const fields = data?.fields ?? [];
  const others = otherColumns(head, columns, fields);
  if (others.length === 0) return null;
  const choose = (column: number, choice: FieldChoice | undefined) => {
    const fieldChoices = new Map(columns.fieldChoices);
    if (choice) fieldChoices.set(column, choice);
    else fieldChoices.delete(column);
    onChange({ ...columns, fieldChoices });
  };
  return (
    <Table caption="The other columns are stored too" density="list">
      <TableHead columns={tableColumns} />
      <tbody>
        {others.map((other) => (
          <tr key={other.column}>
            <th scope="row">{other.name}</th>
            <Sample title={other.sample}>{other.sample || 'nothing'}</Sample>
            <td>
              <SelectField
                label={`Store ${other.name} in`}
                isLabelHidden
                options={optionsOf(other, fields)}
                value={choiceText(columns.fieldChoices.get(other.column))}
                onChange={({ target }) => choose(other.column, choiceOf(target.value))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const optionsOf = (other: OtherColumn, fields: readonly SubscriberField[]) => [
  { value: '', label: automaticLabel(other) },
  ...fields.map(({ key, name }) => ({ value: key, label: `Field: ${name}` })),
  ...Object.entries(fieldTypeLabels).map(([type, label]) => ({ value: `new-${type}`, label: `New field: ${label}` })),
  { value: '-', label: 'Leave out' },
];
