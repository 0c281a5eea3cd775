import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge } from '@workspace/ui/Badge';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { sampling } from '../facts/sampling.ts';
import type { Comparison } from '../statistics/compare-ratings.ts';
import {
  explainAverage,
  explainInterval,
  explainLimits,
  explainSlope,
  explainShortScale,
  percentOf,
  points,
} from '../statistics/explain-comparison.ts';
import type { PastedPairs } from '../statistics/read-pairs.ts';

const Copy = styled.div`
  display: grid;
  gap: ${space.md};
  justify-items: start;
  /* The names of a person's columns have no spaces. */
  overflow-wrap: anywhere;
  > p:first-of-type {
    font: ${weight.strong} ${text.xl} / 1.35 ${font.sign};
  }
`;
const Figures = styled.dl`
  display: grid;
  gap: 1px;
  background-color: ${color.line};
  border-block: 1px solid ${color.line};
  ${media.phoneUp} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${space.md} ${space.md} ${space.md} 0;
    background-color: ${color.ground};
  }
  > div + div {
    ${media.phoneUp} {
      padding-left: ${space.md};
    }
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${text.xs};
    line-height: 1.35;
  }
  dd {
    font: ${weight.heavy} 1.5rem / 1.2 ${font.sign};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
interface ComparisonResultProps {
  comparison: Comparison;
  pasted: Pick<PastedPairs, 'pairs' | 'names'>;
  isExample: boolean;
  /** The plot. */
  children: ReactNode;
}

/** A comparison in sentences, as a plot and in figures. */
export function ComparisonResult({ comparison, pasted: { pairs, names }, isExample, children }: ComparisonResultProps) {
  const slope = explainSlope(comparison, names);
  return (
    <>
      <Copy>
        {isExample && <Badge tone="lane">Example: made-up ratings</Badge>}
        <p>{explainAverage(comparison, names)}</p>
        <p>{explainShortScale(pairs) ?? explainInterval(comparison)}</p>
        <p>{explainLimits(comparison, names)}</p>
        {slope && <p>{slope}</p>}
      </Copy>
      {children}
      <AgreementFigures comparison={comparison} />
    </>
  );
}

function AgreementFigures({ comparison }: { comparison: Comparison }) {
  const { meanDifference, interval, limits, limitMargin, shareWithin, spread } = comparison;
  const figures = [
    {
      label: `mean difference, 95% interval ${points(interval[0])} to ${points(interval[1])}`,
      value: points(meanDifference),
    },
    {
      label: `limits of agreement, each ± ${points(limitMargin)}`,
      value: `${points(limits[0])} to ${points(limits[1])}`,
    },
    { label: `of segments within ${sampling.margin.value} points`, value: percentOf(shareWithin) },
    { label: 'spread of the differences, s for your next sample', value: points(spread) },
  ];
  return (
    <Figures>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}
