import { useId } from 'react';
import { styled } from 'styled-components';
import { pciBands } from '../theme/pci.ts';
import { color, font, media, weight } from '../theme/tokens.ts';
import { at, neglected, plot, preserved, treatments } from './deterioration-plot.ts';

const Chart = styled.svg`
  width: 100%;
  height: auto;
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} 19px ${font.sign};
    ${media.phoneUp} {
      font-size: 13.5px;
    }
  }
  .name {
    fill: ${color.ink};
    font-weight: ${weight.strong};
    ${media.phoneUp} {
      font-size: 16px;
    }
  }
  .rule {
    stroke: ${color.line};
  }
  .neglected {
    stroke: ${color.danger};
    stroke-dasharray: 10 6;
  }
  .preserved {
    stroke: ${color.link};
  }
  .treatment {
    fill: ${color.ground};
    stroke: ${color.link};
  }
`;

const unit = (plot.bottom - plot.top) / 100;

/** Condition over years, untreated and with timely treatments. Labeled as an example. */
export function DeteriorationCurve({ description }: { description: string }) {
  const id = useId();
  return (
    <Chart viewBox="0 0 620 352" role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      <Axes />
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
      <text className="name" x="470" y="127">
        Treated in time
      </text>
      <text className="name" x="318" y="212" textAnchor="end">
        Left until it fails
      </text>
    </Chart>
  );
}

function Axes() {
  return (
    <>
      {pciBands.map((band) => (
        <rect
          key={band.name}
          x={plot.left}
          y={plot.bottom - band.to * unit}
          width="8"
          height={(band.to - band.from) * unit - 1}
          fill={band.fill}
        />
      ))}
      <path
        className="rule"
        d={pciBands.map((band) => `M${plot.left} ${plot.bottom - band.from * unit}H${plot.right}`).join('')}
      />
      {[0, 10, 25, 40, 55, 70, 85, 100].map((pci) => (
        <text key={pci} x={plot.left - 8} y={plot.bottom - pci * unit + 4.5} textAnchor="end">
          {pci}
        </text>
      ))}
      {[0, 6, 12, 18, 24].map((year) => (
        <text key={year} x={at(year, 0).split(' ')[0]} y={plot.bottom + 22} textAnchor="middle">
          {year}
        </text>
      ))}
      <text x={(plot.left + plot.right) / 2} y={plot.bottom + 46} textAnchor="middle">
        Years since paving (example)
      </text>
    </>
  );
}
