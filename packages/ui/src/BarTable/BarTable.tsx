import { styled } from 'styled-components';
import { figures, shares } from '../theme/figures.ts';
import { Table } from '../Table/Table.tsx';
import { color, font, media, radius, space, text, weight } from '../theme/tokens.ts';

/** One bar with its label and figure, and a further figure without a bar. */
export type BarTableRow = { id: string; name: string; count: number; aside?: number };

export type BarTableProps = {
  /** Caption of the table, also its accessible name. */
  caption: string;
  /** Column headings of the row's name, its figure, and the further figure. */
  columns: { name: string; count: string; aside?: string };
  rows: readonly BarTableRow[];
  /** Value of a full bar, in the unit of the rows. */
  whole: number;
};

const Name = styled.th`
  width: 100%;
  min-width: 8rem;
  font: ${weight.medium} ${text.sm} / 1.35 ${font.text};
`;
const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 0.7rem;
  margin-top: ${space.xs};
  border-radius: ${radius.sm};
  background-color: ${color.groundAlt};
  box-shadow: inset 0 0 0 1px ${color.line};
  rect {
    fill: ${color.link};
  }
`;
const Share = styled.small`
  display: block;
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.3 ${font.mono};
  ${media.phoneUp} {
    display: inline-block;
    min-width: 4em;
  }
`;
const width = 1000;

/**
 * A table whose rows are bars of one whole, with the share of each; the figures are there for readers who cannot see
 * the bars.
 */
export function BarTable({ caption, columns, rows, whole }: BarTableProps) {
  const share = (count: number) => (whole === 0 ? 0 : Math.min(1, count / whole));
  return (
    <Table caption={caption} density="dense">
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col" data-numeric>
            {columns.count}
          </th>
          {columns.aside && (
            <th scope="col" data-numeric>
              {columns.aside}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, count, aside = 0 }) => (
          <tr key={id}>
            <Name scope="row">
              {name}
              <Bar viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={share(count) * width} height="10" />
              </Bar>
            </Name>
            <td data-numeric>
              {figures.format(count)} <Share>{shares.format(share(count))}</Share>
            </td>
            {columns.aside && <td data-numeric>{figures.format(aside)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
