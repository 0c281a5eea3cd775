import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { CostKey } from '@workspace/ui/road/CostBars';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, space } from '@workspace/ui/theme/tokens.ts';
import type { CostRow } from './cost-rows.ts';
import { difference, money } from './figures.ts';

const Mark = styled.span`
  display: inline-block;
  margin-right: ${space.sm};
`;
// On a phone a row's name is above its three sums.
const Sheet = styled.div`
  min-width: 0;
  @media (max-width: 39.99rem) {
    tr {
      display: grid;
      grid-template-columns: minmax(max-content, 1fr) minmax(max-content, 1fr) minmax(0, 1.35fr);
    }
    th[scope='row'] {
      grid-column: 1 / -1;
      padding-bottom: 0;
      border: 0;
      color: ${color.inkSoft};
    }
    thead th:first-child {
      grid-column: 1 / -1;
      padding: 0;
      border: 0;
    }
    [data-numeric] {
      padding-right: ${space.sm};
      text-align: left;
      white-space: normal;
    }
  }
`;
const Line = styled.tr`
  &[data-total] > * {
    border-bottom: 2px solid ${color.ink};
  }
`;

/** The result as a table. */
export function CostTable({ rows }: { rows: readonly CostRow[] }) {
  // A single part equals the total.
  const hasParts = rows.filter(({ shade }) => shade).length > 1;
  return (
    <Sheet>
      <Table caption="Cost today and with the assessment" isCaptionHidden density="dense">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What</VisuallyHidden>
            </th>
            <th scope="col" data-numeric>
              Today
            </th>
            <th scope="col" data-numeric>
              {brand.name}
            </th>
            <th scope="col" data-numeric>
              Difference
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ shade }) => hasParts || !shade)
            .map((row) => (
              <Sums key={row.label} row={row} />
            ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

function Sums({ row: { label, today, ours, shade, isTotal } }: { row: CostRow }) {
  return (
    <Line data-total={isTotal}>
      <th scope="row">
        {shade && (
          <Mark>
            <CostKey shade={shade} />
          </Mark>
        )}
        {label}
      </th>
      <td data-numeric>{money(today)}</td>
      <td data-numeric>{money(ours)}</td>
      <td data-numeric>{difference(today, ours)}</td>
    </Line>
  );
}
