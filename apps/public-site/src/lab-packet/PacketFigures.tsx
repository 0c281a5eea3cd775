import { styled } from 'styled-components';
import { Table } from '@workspace/ui/Table';
import type { PacketTable } from './packet.ts';

const Swatch = styled.svg`
  width: 0.7em;
  height: 0.7em;
  margin-right: 0.5em;
`;

/** A table of a packet; the first cell of each row is its heading. */
export function PacketFigures({ table: { caption, columns, rows, swatches } }: { table: PacketTable }) {
  return (
    <Table caption={caption} density="dense">
      <thead>
        <tr>
          {columns.map(({ label, isNumeric }) => (
            <th key={label} scope="col" data-numeric={isNumeric}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={name}>
            <th scope="row">
              {swatches?.[index] && (
                <Swatch viewBox="0 0 10 10" aria-hidden="true">
                  <rect width="10" height="10" fill={swatches?.[index]} />
                </Swatch>
              )}
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]!.label} data-numeric={columns[at + 1]!.isNumeric}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
