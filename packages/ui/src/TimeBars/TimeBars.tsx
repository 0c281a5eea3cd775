import { styled } from 'styled-components';
import { figures } from '../theme/figures.ts';
import { Table } from '../Table/Table.tsx';
import { color, font, space, text, weight } from '../theme/tokens.ts';
import { AsTable } from './AsTable.tsx';
import { CountBars } from './CountBars.tsx';

export type TimeBarsProps = {
  /** Caption of the chart. */
  label: string;
  /** One figure for each step of time, from the first. */
  counts: readonly number[];
  /** Column headings of the step and its figure in the table. */
  columns: { step: string; count: string };
  /** Returns the label of a step, for the table and the axis: `3 h`. */
  stepOf: (index: number) => string;
  /** Number of steps between two labels of the axis. */
  every: number;
  /** The step of now: its bar is yellow, and its row of the table says so. */
  current?: number | undefined;
};

const Frame = styled.figure`
  display: grid;
  gap: ${space.xs};
  min-width: 0;
  margin: 0;
  figcaption {
    padding-bottom: ${space.sm};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;
const Field = styled.div<{ $isRising: boolean }>`
  position: relative;
  border-top: 1px dashed ${color.line};
  border-bottom: 2px solid ${color.ink};
  > span {
    position: absolute;
    /* Beside the lower end of the bars. */
    inset: ${({ $isRising }) => ($isRising ? '0.15rem auto auto 0' : '0.15rem 0 auto auto')};
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.xs} / 1.2 ${font.mono};
  }
`;
const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.inkSoft};
  font: ${weight.medium} ${text.xs} / 1.4 ${font.mono};
`;
const tickOf = (word: string) => <span key={word}>{word}</span>;
const isRising = (counts: readonly number[]) => (counts.at(-1) ?? 0) > (counts[0] ?? 0);

/** Counts in steps of time, as bars on a line, with a table of all that are not zero. */
export function TimeBars({ label, counts, columns, stepOf, every, current }: TimeBarsProps) {
  const nameOf = (index: number) => (index === current ? `${stepOf(index)} (now)` : stepOf(index));
  const steps = counts.map((count, index) => ({ word: nameOf(index), count }));
  const texts = Array.from({ length: Math.floor(counts.length / every) + 1 }, (_, index) => stepOf(index * every));
  return (
    <Frame>
      <figcaption>{label}</figcaption>
      <Field aria-hidden="true" $isRising={isRising(counts)}>
        <span>{figures.format(Math.max(1, ...counts))}</span>
        <CountBars counts={counts} height="9rem" current={current} />
      </Field>
      <Axis aria-hidden="true">{texts.map(tickOf)}</Axis>
      <AsTable>
        <Table caption={label} isCaptionHidden density="dense">
          <thead>
            <tr>
              <th scope="col">{columns.step}</th>
              <th scope="col" data-numeric>
                {columns.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps
              .filter(({ count }) => count > 0)
              .map(({ word, count }) => (
                <tr key={word}>
                  <th scope="row">{word}</th>
                  <td data-numeric>{figures.format(count)}</td>
                </tr>
              ))}
          </tbody>
        </Table>
      </AsTable>
    </Frame>
  );
}
