import { styled } from 'styled-components';
import { space, weight } from '../theme/tokens.ts';
import { CostBars, CostKey, type CostShade } from './CostBars.tsx';
import { legendStyle } from './legend-style.ts';
import { PciMarks, type PciMark } from './PciMarks.tsx';
import { PciScale } from './PciScale.tsx';
import { RatingCurves, type RatingCurve } from './RatingCurves.tsx';

const Parts = styled.div`
  display: grid;
  gap: ${space.lg};
`;
const Legend = styled.ul`
  ${legendStyle}
  font-weight: ${weight.medium};
`;

/** A sum and its parts in one unit, each with its printed form. */
type DrawnSum = {
  name: string;
  total: string;
  parts: readonly { name: string; amount: number; printed: string }[];
};

/** The values of a drawing: ratings from 0 to 100, ratings by year, or sums with the same parts in the same order. */
export type DrawnValues =
  | { kind: 'pci-scale'; marks: readonly PciMark[] }
  | { kind: 'deterioration-curve'; axis: string; years: readonly number[]; curves: readonly RatingCurve[] }
  | { kind: 'cost-bars'; sums: readonly DrawnSum[] };

const shades: readonly CostShade[] = ['1', '2', '3', 'lane'];

/** The number of ratings or sums of a brief drawing. */
const briefLength = 2;

interface ValueDrawingProps {
  values: DrawnValues;
  /** For a card: without a legend, and with the first two ratings or sums only. */
  isBrief?: boolean;
}

/** A drawing of given values, which it also says as text. */
export function ValueDrawing({ values, isBrief = false }: ValueDrawingProps) {
  const shown = isBrief ? briefLength : undefined;
  switch (values.kind) {
    case 'pci-scale':
      return (
        <Parts>
          <PciMarks marks={values.marks.slice(0, shown)} />
          {!isBrief && <PciScale isRising />}
        </Parts>
      );
    case 'deterioration-curve':
      return (
        <Parts>
          <RatingCurves {...values} isBrief={isBrief} />
        </Parts>
      );
    case 'cost-bars':
      return <Sums sums={values.sums.slice(0, shown)} isBrief={isBrief} />;
  }
}

function Sums({ sums, isBrief }: { sums: readonly DrawnSum[]; isBrief: boolean }) {
  const parts = sums[0]?.parts ?? [];
  const bars = sums.map(({ name, total, parts: own }) => ({
    name,
    total,
    parts: own.flatMap((part, index) => (part.amount > 0 ? [{ ...part, shade: shades[index % 4]! }] : [])),
  }));
  return (
    <Parts>
      <CostBars bars={bars} />
      {parts.length > 1 && !isBrief && (
        <Legend role="list">
          {parts.map(({ name }, index) => (
            // oxlint-disable-next-line no-array-index-key -- names may repeat
            <li key={`${index} ${name}`}>
              <CostKey shade={shades[index % 4]!} />
              {name}
            </li>
          ))}
        </Legend>
      )}
    </Parts>
  );
}
