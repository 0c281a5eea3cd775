import { styled } from 'styled-components';
import type { OverviewDay } from '@workspace/contracts/overview';
import { Table } from '@workspace/ui/Table';
import { AsTable, CountBars } from '@workspace/ui/TimeBars';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { monthFigures } from './month-figures.ts';
import { SectionTitle } from './rows-style.ts';

// Five cards: two in a row and a wide one, three above two, or all in one row.
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.md};
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.phoneUp} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > :nth-child(n) {
      grid-column: span 2;
    }
    > :nth-child(n + 4) {
      grid-column: span 3;
    }
  }
  ${media.roomy} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    > :nth-child(n) {
      grid-column: auto;
    }
  }
`;
const Card = styled.figure`
  display: grid;
  gap: ${space.sm};
  margin: 0;
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  figcaption {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  svg {
    border-bottom: 1px solid ${color.line};
  }
  strong {
    display: block;
    color: ${color.ink};
    font: ${weight.heavy} 1.75rem / 1.2 ${font.sign};
    font-variant-numeric: tabular-nums;
  }
`;

const columns = [
  { name: 'Day (UTC)' },
  { name: 'Views', isFigure: true },
  { name: 'Joined', isFigure: true },
  { name: 'Left', isFigure: true },
  { name: 'Campaign emails', isFigure: true },
  { name: 'Sequence emails', isFigure: true },
  { name: 'Requests', isFigure: true },
  { name: 'Answered in time', isFigure: true },
];

/** The last 30 days: a figure and its bars for each, and the same as a table. */
export function MonthCharts({ days }: { days: readonly OverviewDay[] }) {
  return (
    <section aria-labelledby="month">
      <SectionTitle id="month">Last 30 days</SectionTitle>
      <Cards>
        {monthFigures(days).map(({ name, figure, note, counts }) => (
          <Card key={name}>
            <figcaption>
              {name}
              <strong>{figure}</strong>
              {note}
            </figcaption>
            <CountBars counts={counts} height="3.5rem" current={counts.length - 1} />
          </Card>
        ))}
      </Cards>
      <AsTable>
        <Table caption="The last 30 days" isCaptionHidden density="list">
          <TableHead columns={columns} />
          <tbody>
            {days.toReversed().map(({ date, ...counts }) => (
              <tr key={date}>
                <th scope="row">{date}</th>
                {(['views', 'joined', 'left', 'emails', 'sequenceEmails', 'requests', 'answeredInTime'] as const).map(
                  (name) => (
                    <td key={name} data-numeric>
                      {formatNumber(counts[name] ?? 0)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </AsTable>
    </section>
  );
}
