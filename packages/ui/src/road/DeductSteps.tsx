import { useId } from 'react';
import { styled } from 'styled-components';
import { bandOf } from '../theme/pci.ts';
import { color, font, media, weight } from '../theme/tokens.ts';

const Chart = styled.svg`
  width: 100%;
  height: auto;
  text {
    fill: ${color.ink};
    font: ${weight.strong} 21px ${font.sign};
    ${media.phoneUp} {
      font-size: 12px;
    }
  }
  .tick {
    fill: ${color.inkSoft};
    font-weight: ${weight.medium};
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

const unit = 5.6;
const [left, bar, pitch, first] = [2, 24, 60, 30] as const;
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
  const end = left + 100 * unit;
  return (
    <Chart viewBox="0 0 564 206" role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      <Scale />
      <rect className="deduct" x={end - total * unit} y={first} width={total * unit} height={bar} />
      <rect className="deduct" x={end - corrected * unit} y={first + pitch} width={corrected * unit} height={bar} />
      <rect
        className="relief"
        x={end - total * unit + 1}
        y={first + pitch + 1}
        width={(total - corrected) * unit - 2}
        height={bar - 2}
        strokeWidth="1.5"
        strokeDasharray="5 4"
      />
      <rect className="rating" x={left} y={first + 2 * pitch} width={pci * unit} height={bar} fill={bandOf(pci).fill} />
      <path
        className="relief"
        strokeWidth="1.5"
        strokeDasharray="2 4"
        d={`M${end - corrected * unit} ${first + pitch + bar}v${pitch - bar}`}
      />
      <Names {...{ total, corrected, pci }} />
    </Chart>
  );
}

/** The rules, the ticks and the three empty bars. */
function Scale() {
  return (
    <>
      <path className="rule" d={ticks.map((tick) => `M${left + tick * unit} ${first}v154`).join('')} />
      {ticks.map((tick) => (
        <text
          aria-hidden="true"
          key={tick}
          className="tick"
          textAnchor={tick === 0 ? 'start' : tick === 100 ? 'end' : 'middle'}
          x={left + tick * unit}
          y="202"
        >
          {tick}
        </text>
      ))}
      {[0, 1, 2].map((row) => (
        <rect key={row} className="full" x={left} y={first + row * pitch} width={100 * unit} height={bar} />
      ))}
    </>
  );
}

function Names({ total, corrected, pci }: Omit<DeductStepsProps, 'description'>) {
  return (
    <>
      <text aria-hidden="true" x={left} y={first - 8}>
        Total deduct {total}
      </text>
      <text aria-hidden="true" x={left} y={first + pitch - 8}>
        Corrected deduct {corrected}
      </text>
      <text aria-hidden="true" x={left} y={first + 2 * pitch - 8}>
        Rating
      </text>
      <text aria-hidden="true" className="inside" x={left + 9} y={first + 2 * pitch + 17}>
        {pci} {bandOf(pci).name}
      </text>
    </>
  );
}
