import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { CostLanes } from '@workspace/ui/road/CostLanes';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { calculateCosts } from './calculate-costs.ts';
import { costRows } from './cost-rows.ts';
import { CostTable } from './CostTable.tsx';
import { money, spoken } from './figures.ts';
import { toNumber } from './fraction.ts';
import type { CostInputs } from './inputs.ts';
import { missingMessage, formatAnnouncement, compareWithToday } from './announced-result.ts';

const Dial = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  min-width: 0;
  padding: clamp(1.25rem, 3vw, 2.25rem);
  &[data-late] > :not([data-note]) {
    opacity: 0.65;
  }
  @media print {
    --ground: #fff;
    --ink: #000;
    --ink-soft: #333;
    --line: #bbb;
    background: none;
  }
`;
const Figure = styled.p`
  color: ${color.inkSoft};
  font: ${weight.medium} 1rem / 1.4 ${font.sign};
  strong {
    display: block;
    color: ${color.ink};
    font: ${weight.heavy} clamp(2.75rem, 2rem + 3.4vw, 4.5rem) / 1 ${font.sign};
    letter-spacing: -0.035em;
    font-variant-numeric: tabular-nums;
  }
  span {
    color: ${color.lane};
    font-weight: ${weight.strong};
    font-size: ${text.xl};
  }
  span[data-more] {
    color: ${color.danger};
  }
  @media print {
    span {
      color: inherit;
    }
  }
`;
const Note = styled.p`
  font: ${weight.strong} 1rem / 1.4 ${font.sign};
`;
const Example = styled.p`
  color: ${color.inkSoft};
  font: 400 ${text.xs} / 1.5 ${font.mono};
`;

interface CostResultProps {
  inputs: CostInputs | undefined;
  /** Labels of the fields without a usable number; the result ignores their current text. */
  missing: readonly string[];
  /** True until the user changes a field. */
  isExample: boolean;
}

/** The result as a figure, a drawing and a table. */
export function CostResult({ inputs, missing, isExample }: CostResultProps) {
  return (
    <Dial data-ground="asphalt" data-late={missing.length > 0 || undefined}>
      {missing.length > 0 && (
        <Note data-note>
          {inputs ? 'Below are the figures from before.' : 'No result yet.'} {missingMessage(missing)}
        </Note>
      )}
      {inputs && <Reading inputs={inputs} />}
      {isExample && <Example>An example, until the numbers are yours.</Example>}
    </Dial>
  );
}

function Reading({ inputs }: { inputs: CostInputs }) {
  const costs = calculateCosts(inputs);
  const rows = costRows(inputs, costs);
  const [today, ours] = [money(costs.today.total), money(costs.ours.total)];
  const rawInputs = compareWithToday(costs.today.total, costs.ours.total);
  const parts = (side: 'today' | 'ours') =>
    rows.flatMap(({ label, shade, ...sums }) => (shade ? [{ name: label, amount: toNumber(sums[side]), shade }] : []));
  return (
    <>
      <Figure>
        With {brand.name}, in a year
        <strong>{ours}</strong>
        <span data-more={costs.saved.top < 0n || undefined}>{rawInputs}</span>
      </Figure>
      <CostLanes
        today={{ name: 'Today', total: today, parts: parts('today') }}
        ours={{ name: brand.name, total: ours, parts: parts('ours') }}
        description={`Today ${money(costs.today.total, spoken)} in a year. ${formatAnnouncement(inputs)}`}
      />
      <CostTable rows={rows} />
    </>
  );
}
