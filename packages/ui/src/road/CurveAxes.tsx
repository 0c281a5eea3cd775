import { pciBands } from '../theme/pci.ts';
import { plot } from './deterioration-plot.ts';
import { tenth } from './tenth.ts';

const unit = (plot.bottom - plot.top) / 100;

interface CurveAxesProps {
  /** The last year, at the right edge; the first is 0. */
  years: number;
  ticks: readonly number[];
  /** The text below the years. */
  name: string;
}

/** The axes of curves of condition: the bands at the left, and years below. */
export function CurveAxes({ years, ticks, name }: CurveAxesProps) {
  const xOf = (year: number) => tenth(plot.left + (year / years) * (plot.right - plot.left));
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
        <text aria-hidden="true" key={pci} x={plot.left - 8} y={plot.bottom - pci * unit + 4.5} textAnchor="end">
          {pci}
        </text>
      ))}
      {ticks.map((year) => (
        <text aria-hidden="true" key={year} x={xOf(year)} y={plot.bottom + 22} textAnchor="middle">
          {year}
        </text>
      ))}
      <text aria-hidden="true" x={(plot.left + plot.right) / 2} y={plot.bottom + 46} textAnchor="middle">
        {name}
      </text>
    </>
  );
}
