import { styled } from 'styled-components';
import { pciBands } from '@workspace/ui/theme/pci.ts';
import { color, font, weight } from '@workspace/ui/theme/tokens.ts';

const Map = styled.svg`
  width: 100%;
  height: auto;
  .water {
    stroke: ${color.line};
  }
  .field {
    stroke: ${color.line};
  }
  .plate {
    fill: ${color.ink};
  }
  text {
    fill: ${color.ground};
    font: ${weight.heavy} 22px ${font.sign};
    text-anchor: middle;
  }
`;

// Country roads: few of them, along the bayou and the old field lines.
const roads = [
  { band: 1, width: 9, path: 'M0 96L150 110L300 92L480 120' },
  { band: 2, width: 9, path: 'M150 110L170 250L140 400L160 480' },
  { band: 4, width: 6, path: 'M170 250L300 262L372 330L480 340' },
  { band: 3, width: 6, path: 'M300 92L312 180L300 262' },
  { band: 5, width: 6, path: 'M140 400L250 420L330 470' },
  { band: 1, width: 6, path: 'M0 300L156 318' },
  { band: 0, width: 6, path: 'M372 330L352 420L330 470' },
  { band: 3, width: 6, path: 'M480 210L400 196L312 180' },
  { band: 2, width: 6, path: 'M60 0L72 102' },
] as const;

// A road that a seal can still save comes before one that must be rebuilt in any case.
const order = [
  { rank: 1, x: 400, y: 196 },
  { rank: 2, x: 330, y: 290 },
  { rank: 3, x: 236, y: 417 },
] as const;

/** Rural roads by condition, three of them numbered in the order of the plan. */
export function ParishRoads() {
  return (
    <Map
      viewBox="0 0 480 480"
      role="img"
      aria-label="A few long country roads round a bayou, colored by condition. Three are numbered in the order of the plan: a Fair road comes first, a Poor one second, and a Very Poor one third."
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        className="field"
        d="M0 40h480M0 200h130M210 40v50M400 130v60M60 330v150M230 300v100M420 350v130M0 440h120"
        strokeDasharray="2 8"
        strokeWidth="2"
      />
      <path className="water" d="M-10 180q70 -30 110 20t110 10q50 -50 110 -20t60 90t110 30" strokeWidth="22" />
      {roads.map(({ path, band, width }) => (
        <path key={path} d={path} stroke={pciBands[band].fill} strokeWidth={width} />
      ))}
      {order.map(({ rank, x, y }) => (
        <g key={rank}>
          <circle className="plate" cx={x} cy={y} r="19" />
          <text x={x} y={y + 8}>
            {rank}
          </text>
        </g>
      ))}
    </Map>
  );
}
