import { useId } from 'react';
import { styled } from 'styled-components';
import { curveStyle } from './curve-style.ts';
import { CurveAxes } from './CurveAxes.tsx';
import { at, neglected, plot, preserved, treatments } from './deterioration-plot.ts';

const Chart = styled.svg`
  width: 100%;
  height: auto;
  ${curveStyle}
`;

/** Condition over years, untreated and with timely treatments. Labeled as an example. */
export function DeteriorationCurve({ description }: { description: string }) {
  const id = useId();
  return (
    <Chart viewBox="0 0 620 352" role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      <CurveAxes years={plot.years} ticks={[0, 6, 12, 18, 24]} name="Years since paving (example)" />
      <g fill="none" strokeWidth="4" strokeLinejoin="round">
        <path className="neglected" d={neglected} />
        <path className="preserved" d={preserved} />
      </g>
      {treatments.map((year) => (
        <circle
          key={year}
          className="treatment"
          r="5.5"
          strokeWidth="3"
          cx={at(year, 0).split(' ')[0]}
          cy={plot.top + 4}
        />
      ))}
      <text aria-hidden="true" className="name" x="470" y="127">
        Treated in time
      </text>
      <text aria-hidden="true" className="name" x="318" y="212" textAnchor="end">
        Left until it fails
      </text>
    </Chart>
  );
}
