import { styled } from 'styled-components';
import { figures } from '../theme/figures.ts';
import { Table } from '../Table/Table.tsx';
import { color, font, space, text, weight } from '../theme/tokens.ts';

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
  details {
    padding-top: ${space.sm};
  }
  summary {
    width: fit-content;
    padding-block: ${space.xs};
    color: ${color.link};
    font: ${weight.strong} ${text.sm} / 1.4 ${font.sign};
    cursor: pointer;
  }
`;
const Field = styled.div`
  position: relative;
  border-top: 1px dashed ${color.line};
  border-bottom: 2px solid ${color.ink};
  > span {
    position: absolute;
    inset: 0.15rem 0 auto auto;
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.xs} / 1.2 ${font.mono};
  }
`;
const Bars = styled.svg`
  display: block;
  width: 100%;
  height: 9rem;
  rect {
    fill: ${color.link};
  }
`;
const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.inkSoft};
  font: ${weight.medium} ${text.xs} / 1.4 ${font.mono};
`;
const step = 10;
const height = 100;

interface Step {
  word: string;
  count: number;
  x: number;
}

/** Counts in steps of time, as bars on a line, with a table of all that are not zero. */
export function TimeBars({ label, counts, columns, stepOf, every }: TimeBarsProps) {
  const steps = counts.map((count, index): Step => ({ word: stepOf(index), count, x: index * step }));
  const texts = Array.from({ length: Math.floor(counts.length / every) + 1 }, (_, index) => stepOf(index * every));
  return (
    <Frame>
      <figcaption>{label}</figcaption>
      <Drawing steps={steps} />
      <Axis aria-hidden="true">
        {texts.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </Axis>
      <details>
        <summary>The same as a table</summary>
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
      </details>
    </Frame>
  );
}

function Drawing({ steps }: { steps: readonly Step[] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  // A count above zero is always visible.
  const tall = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * height));
  return (
    <Field aria-hidden="true">
      <span>{figures.format(most)}</span>
      <Bars viewBox={`0 0 ${steps.length * step} ${height}`} preserveAspectRatio="none">
        {steps.map(({ word, count, x }) => (
          <rect key={word} x={x + 1} y={height - tall(count)} width={step - 2} height={tall(count)} />
        ))}
      </Bars>
    </Field>
  );
}
