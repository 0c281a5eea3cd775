import { useId } from 'react';
import { styled } from 'styled-components';
import { detection } from '../theme/detection.ts';
import { color } from '../theme/tokens.ts';

const Plan = styled.svg`
  width: 100%;
  height: auto;
  .cell {
    stroke: ${color.line};
    fill: none;
  }
  .unit {
    stroke: ${color.ink};
    fill: none;
  }
  .edge {
    stroke: ${color.inkSoft};
  }
  @media (forced-colors: active) {
    .found {
      fill: Highlight;
    }
  }
`;

const [columns, rows, size] = [20, 5, 30] as const;
const [left, top] = [4, 4] as const;
const lines = [
  ...Array.from({ length: columns - 1 }, (_, column) => `M${left + (column + 1) * size} ${top}v${rows * size}`),
  ...Array.from({ length: rows - 1 }, (_, row) => `M${left} ${top + (row + 1) * size}h${columns * size}`),
].join('');

/** A sample unit of 100 cells from above; `percent` of them, side by side in the wheel path, are distressed. */
export function SampleUnit({ percent, description }: { percent: number; description: string }) {
  const id = useId();
  return (
    <Plan viewBox={`0 0 ${columns * size + 8} ${rows * size + 8}`} role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      <path className="cell" d={lines} />
      <path
        className="found"
        d={`M${left + 7 * size} ${top + 3 * size}h${percent * size}v${size}h${-percent * size}z`}
        fill={detection.medium}
        stroke="#17191a"
        strokeWidth="2"
      />
      <path
        className="unit"
        strokeWidth="3"
        d={`M${left} ${top}h${columns * size}v${rows * size}h${-columns * size}z`}
      />
      <path
        className="edge"
        strokeWidth="3"
        strokeDasharray="26 18"
        d={`M${left} ${top + 2.5 * size}h${columns * size}`}
      />
    </Plan>
  );
}
