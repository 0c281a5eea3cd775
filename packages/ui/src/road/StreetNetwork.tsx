import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font } from '../theme/tokens.ts';
import { calledOut, river, streets, streetWidths, type StreetClass } from './street-plan.ts';

const Plan = styled.svg`
  width: 100%;
  height: auto;
  .water {
    stroke: ${color.groundAlt};
  }
  .bed {
    stroke: ${color.ground};
  }
  .call {
    stroke: ${color.ink};
  }
  .plate {
    fill: ${color.ink};
  }
  text {
    fill: ${color.ground};
    font: 700 18px ${font.sign};
  }
`;

const order: readonly StreetClass[] = ['local', 'collector', 'arterial'];

/**
 * A town's streets, each segment colored by its rating; one is labeled with its rating in print. An example, not a
 * real place.
 */
export function StreetNetwork({ description }: { description: string }) {
  const id = useId();
  const [x, y] = calledOut.middle;
  return (
    <Plan viewBox="0 0 640 480" role="img" aria-labelledby={id} fill="none" strokeLinecap="round">
      <desc id={id}>{description}</desc>
      <path className="water" d={river} strokeWidth="30" />
      {order.map((kind) => (
        <g key={kind} strokeWidth={streetWidths[kind]}>
          {/* A casing in the background color lets a wide street pass over the narrow ones. */}
          {kind === 'arterial' && (
            <path className="bed" strokeWidth="12" d={streets.arterial.map(({ path }) => path).join('')} />
          )}
          {streets[kind].map((group) => (
            <path key={group.fill} stroke={group.fill} d={group.path} />
          ))}
        </g>
      ))}
      <path className="call" strokeWidth="2.5" d={`M${x} ${y}L${x + 26} ${y - 58}`} />
      <circle className="plate" cx={x} cy={y} r="6" />
      <rect className="plate" x={x + 14} y={y - 92} width="204" height="36" rx="3" />
      <text x={x + 25} y={y - 67}>
        Cedar St, PCI {Math.round(calledOut.pci)} Poor
      </text>
    </Plan>
  );
}
