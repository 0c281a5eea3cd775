import { styled } from 'styled-components';
import { readPerson } from '@workspace/contracts/read-person';
import { SelectField } from '@workspace/ui/Field';
import { Notice } from '@workspace/ui/Notice';
import { Table } from '@workspace/ui/Table';
import { color, media, space } from '@workspace/ui/theme/tokens.ts';
import { Stack } from '../../layout/Stack.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { addressInHeader } from './address-in-header.ts';
import { OtherColumns } from './OtherColumns.tsx';
import type { FileHead } from './read-head.ts';
import type { ChosenColumns } from './chosen-columns.ts';

const Selects = styled.div`
  display: grid;
  gap: ${space.lg};
  ${media.phoneUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Sample = styled.td`
  max-width: 16rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-unread] {
    color: ${color.inkSoft};
  }
`;

const shownRows = 3;
const tableColumns = [{ name: 'Address' }, { name: 'First name' }, { name: 'Last name' }];

interface ColumnsFieldsProps {
  head: FileHead;
  columns: ChosenColumns;
  /** The list, whose fields the other columns can fill; empty while none is chosen. */
  listId: string;
  onChange: (columns: ChosenColumns) => void;
}

/** The detected columns, and the first rows to verify them. */
export function ColumnsFields({ head, columns, listId, onChange }: ColumnsFieldsProps) {
  const { header, rows } = head;
  const options = header.map((name, index) => ({ value: String(index), label: name || `Column ${index + 1}` }));
  const select = (label: string, cached: number | null | undefined, change: (column: number | undefined) => void) => (
    <SelectField
      label={label}
      required={label.startsWith('Addresses')}
      placeholder={label.startsWith('Addresses') ? 'Choose a column' : 'No column'}
      options={options}
      value={cached ?? ''}
      onChange={({ target: { value } }) => change(value === '' ? undefined : Number(value))}
    />
  );
  const { email, firstName, lastName } = columns;
  const lost = addressInHeader(header);
  return (
    <Stack $gap="lg">
      {lost && <NoNames address={lost} />}
      <Selects>
        {select('Addresses are in', email, (column) => onChange({ ...columns, email: column }))}
        {select('First names are in', firstName, (column) => onChange({ ...columns, firstName: column ?? null }))}
        {select('Last names are in', lastName, (column) => onChange({ ...columns, lastName: column ?? null }))}
      </Selects>
      {rows.length > 0 && <Samples rows={rows.slice(0, shownRows)} columns={columns} />}
      <OtherColumns head={head} columns={columns} listId={listId} onChange={onChange} />
    </Stack>
  );
}

/** Warns of a file that begins with a person: its first row would be lost. */
const NoNames = ({ address }: { address: string }) => (
  <Notice tone="caution" title="The first row looks like a person" isLive>
    It is read as the names of the columns, so {address} would be left out. Write a row of names above it, such as
    email, first_name, last_name, and choose the file again.
  </Notice>
);

function Samples({ rows, columns }: { rows: string[][]; columns: ChosenColumns }) {
  const first = rows.length === 1 ? 'The first row' : `The first ${rows.length} rows`;
  return (
    <Table caption={`${first}, read like this`} density="list">
      <TableHead columns={tableColumns} />
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            {personOf(row, columns).map((value, place) => (
              <SampleCell key={tableColumns[place]!.name} value={value} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Returns the cells of a person as the import reads them; an invalid address as it is written. */
function personOf(row: string[], { email, firstName, lastName }: ChosenColumns): string[] {
  const cell = (column: number | null | undefined) => row[column ?? -1] ?? '';
  const cells = { email: cell(email), firstName: cell(firstName), lastName: cell(lastName) };
  const person = readPerson(cells) ?? cells;
  return [person.email, person.firstName, person.lastName];
}

const SampleCell = ({ value }: { value: string | undefined }) => (
  <Sample data-unread={value ? undefined : true} title={value}>
    {value || 'nothing'}
  </Sample>
);
