import { styled } from 'styled-components';
import { detection, type Severity } from '../theme/detection.ts';
import { font, media } from '../theme/tokens.ts';
import { tenth } from './tenth.ts';

const size = 23;

// Labels are sized for a phone and shrink in a large picture.
const Label = styled.g`
  transform-box: fill-box;
  transform-origin: 0 100%;
  &[data-at='end'] {
    transform-origin: 100% 100%;
  }
  &[data-at='below'] {
    transform-origin: 0 0;
  }
  font: 650 ${size}px ${font.mono};
  ${media.desktop} {
    transform: scale(0.72);
  }
`;

export type Box = { x: number; y: number; width: number; height: number };

/** Content of a box: a distress with its severity, or an object of the street's inventory. */
export type RoadFinding = { box: Box; name: string; severity: Severity | 'asset'; labelAt?: 'start' | 'end' | 'below' };

/** Returns the path of a corner with an arm to each side, these distances away. */
const corner = (x: number, y: number, across: number, down: number) => `M${x} ${tenth(y + down)}v${-down}h${across}`;

/** A detected object in its box, with corners like a viewfinder, and its name and severity on a plate. */
export function DetectionBox({ box: { x, y, width, height }, name, severity, labelAt = 'start' }: RoadFinding) {
  const stroke = severity === 'asset' ? '#f5f3ee' : detection[severity];
  const texts = severity === 'asset' ? name : `${name} · ${severity}`;
  const plate = Math.round(texts.length * size * 0.617 + 18);
  const [right, bottom] = [tenth(x + width), tenth(y + height)];
  const left = tenth(labelAt === 'end' ? right - plate + 1 : x - 1);
  const top = tenth(labelAt === 'below' ? bottom + 1 : y - 32);
  const arm = tenth(Math.min(16, width / 3, height / 3));
  return (
    <g stroke={stroke} fill="none">
      <rect x={x} y={y} width={width} height={height} strokeWidth="2" fill={stroke} fillOpacity="0.07" />
      <path
        strokeWidth="5"
        d={
          corner(x, y, arm, arm) +
          corner(right, bottom, -arm, -arm) +
          corner(right, y, -arm, arm) +
          corner(x, bottom, arm, -arm)
        }
      />
      <Label stroke="none" data-at={labelAt}>
        <rect x={left} y={top} width={plate} height="32" fill={stroke} />
        <text aria-hidden="true" x={tenth(left + 9)} y={tenth(top + 23)} fill="#17191a">
          {texts}
        </text>
      </Label>
    </g>
  );
}
