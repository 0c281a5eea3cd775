import { useId } from 'react';
import { styled } from 'styled-components';
import { bandOf } from '../theme/pci.ts';
import { color, font, media, weight } from '../theme/tokens.ts';

const Chart = styled.svg`
  width: 100%;
  height: auto;
  text {
    fill: ${color.ink};
    font: ${weight.strong} 26px ${font.sign};
    ${media.phoneUp} {
      font-size: 18px;
    }
  }
  .tick {
    fill: ${color.inkSoft};
    font-weight: ${weight.medium};
    text-anchor: middle;
  }
  .rule {
    stroke: ${color.line};
  }
  .full {
    fill: ${color.asphaltRaised};
    stroke: ${color.line};
  }
  .deduct {
    fill: ${color.danger};
  }
  .relief {
    stroke: ${color.danger};
    fill: none;
  }
  .inside {
    fill: #17191a;
  }
  @media (forced-colors: active) {
    .deduct {
      fill: CanvasText;
    }
    .rating {
      forced-color-adjust: none;
    }
  }
`;

const unit = 9;
const [left, bar] = [10, 52] as const;
const ticks = [0, 20, 40, 60, 80, 100];

interface DeductStepsProps {
  total: number;
  corrected: number;
  /** The rating that is left of 100. */
  pci: number;
  description: string;
}

/** Three bars on one scale from 0 to 100: the sum of the deducts, its corrected value, and the rating that is left. */
export function DeductSteps({ total, corrected, pci, description }: DeductStepsProps) {
  const id = useId();
  const band = bandOf(pci);
  const end = left + 100 * unit;
  return (
    <Chart viewBox="0 0 920 372" role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      <path className="rule" d={ticks.map((tick) => `M${left + tick * unit} 12v318`).join('')} />
      {ticks.map((tick) => (
        <text key={tick} className="tick" x={left + tick * unit + (tick === 0 ? 6 : tick === 100 ? -12 : 0)} y="358">
          {tick}
        </text>
      ))}
      {[0, 1, 2].map((row) => (
        <rect key={row} className="full" x={left} y={46 + row * 104} width={100 * unit} height={bar} />
      ))}
      <rect className="deduct" x={end - total * unit} y="46" width={total * unit} height={bar} />
      <rect className="deduct" x={end - corrected * unit} y="150" width={corrected * unit} height={bar} />
      <rect
        className="relief"
        x={end - total * unit + 1}
        y="151"
        width={(total - corrected) * unit - 2}
        height={bar - 2}
        strokeWidth="2"
        strokeDasharray="7 6"
      />
      <rect className="rating" x={left} y="254" width={pci * unit} height={bar} fill={band.fill} />
      <path className="relief" strokeWidth="2" strokeDasharray="3 6" d={`M${end - corrected * unit} 202v52`} />
      <text x={left} y="36">
        Total deduct {total}
      </text>
      <text x={left} y="140">
        Corrected deduct {corrected}
      </text>
      <text x={left} y="244">
        Rating
      </text>
      <text className="inside" x={left + 14} y="288">
        {pci} {band.name}
      </text>
    </Chart>
  );
}
