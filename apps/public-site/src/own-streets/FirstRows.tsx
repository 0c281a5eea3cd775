import { Table } from '@workspace/ui/Table';
import { tenth } from '@workspace/ui/road/tenth.ts';
import type { Segment } from '../road-network/segment.ts';
import type { ChoicePreview } from './describe-choice.ts';
import { classLabels } from './street-classes.ts';

const columns = [
  { label: 'Street' },
  { label: 'Class' },
  { label: 'Length', isFigure: true },
  { label: 'Width', isFigure: true },
  { label: 'PCI', isFigure: true },
  { label: 'Rated', isFigure: true },
] as const;

/** The first streets as they are read; before that is possible, the first rows as they are in the file. */
export function FirstRows({ preview: { header, firstRows, firstSegments } }: { preview: ChoicePreview }) {
  if (firstSegments.length === 0) return <RawRows header={header} rows={firstRows} />;
  return (
    <Table caption="The first streets, read like this" density="dense">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" data-numeric={'isFigure' in column || undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {firstSegments.map((segment) => (
          <SegmentRow key={segment.id} segment={segment} />
        ))}
      </tbody>
    </Table>
  );
}

function SegmentRow({ segment }: { segment: Segment }) {
  return (
    <tr>
      <th scope="row">{segment.name}</th>
      <td>{classLabels[segment.streetClass]}</td>
      <td data-numeric>{Math.round(segment.lengthFeet).toLocaleString('en-US')} ft</td>
      <td data-numeric>{Math.round(segment.widthFeet)} ft</td>
      <td data-numeric>{tenth(segment.pci)}</td>
      <td data-numeric>{segment.ratedIn}</td>
    </tr>
  );
}

function RawRows({ header, rows }: { header: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <Table caption="The first rows of the file" density="dense">
      <thead>
        <tr>
          {header.map((name, column) => (
            // oxlint-disable-next-line react/no-array-index-key
            <th key={column} scope="col">
              {name || `Column ${column + 1}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={row}>
            {header.map((_name, column) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={column}>{cells[column]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
