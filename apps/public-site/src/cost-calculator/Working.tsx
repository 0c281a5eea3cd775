import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { leftOut } from './assumption-notes.ts';
import { calculateCosts } from './calculate-costs.ts';
import type { CostInputs } from './inputs.ts';
import { workingLines } from './working-lines.ts';

const Sheet = styled.div`
  display: grid;
  gap: ${space.lg};
  padding: ${space.xl} clamp(1rem, 3vw, 2rem) ${space.xl};
  border-top: 2px solid ${color.ink};
  > h2 {
    font-size: ${text.xl};
  }
  > p {
    max-width: 46rem;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.5;
  }
`;
// Ruled like a page of a field book.
const Lines = styled.dl`
  font: 400 ${text.sm} / 1.5 ${font.mono};
  font-variant-numeric: tabular-nums;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${space.lg};
    padding-block: ${space.sm};
    border-bottom: 1px solid ${color.line};
    ${media.phoneUp} {
      grid-template-columns: 9.5rem minmax(0, 1fr) auto;
    }
  }
  dt {
    font: ${weight.strong} ${text.sm} / 1.5 ${font.sign};
  }
  dd:last-child {
    font-weight: ${weight.strong};
    text-align: right;
  }
`;

/** The formula with the numbers filled in, to check by hand. */
export function Working({ inputs }: { inputs: CostInputs }) {
  return (
    <Sheet>
      <h2>How it is worked out</h2>
      <Lines>
        {workingLines(inputs, calculateCosts(inputs)).map(({ label, sum, result }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{sum}</dd>
            <dd>{result}</dd>
          </div>
        ))}
      </Lines>
      <p>
        Sums of money are calculated exactly, then rounded once to three significant figures and never finer than a
        cent. ≈ marks every figure that was rounded, here and above, and the result of a line that has one.
      </p>
      <p>{leftOut}</p>
    </Sheet>
  );
}
