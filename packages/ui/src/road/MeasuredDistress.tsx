import { useId } from 'react';
import { styled } from 'styled-components';
import { detection } from '../theme/detection.ts';
import { color, font, radius, weight } from '../theme/tokens.ts';
import { relativePath } from './relative-path.ts';
import { seeded } from './seeded.ts';

const Plan = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${radius.md};
  text {
    fill: #f5f3ee;
    font: ${weight.strong} 17px ${font.mono};
    text-anchor: middle;
  }
  .plate {
    fill: ${color.onLane};
    text-anchor: start;
  }
`;

const random = seeded(97);
// Four times as long as wide, as its measures say.
const [left, top, width, height] = [44, 80, 300, 75] as const;

/** A crack that wavers from one point to another, in small pieces like the skin of an alligator. */
function crack(x: number, y: number, dx: number, dy: number): string {
  const steps = Math.max(4, Math.round(Math.hypot(dx, dy) / 15));
  return relativePath(
    Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps;
      return [x + dx * t + (random() - 0.5) * 13, y + dy * t + (random() - 0.5) * 13] as const;
    }),
  );
}

const mesh = [
  ...[0, 1, 2, 3, 4, 5].map((row) => crack(left + 8, top + 9 + row * ((height - 18) / 5), width - 16, 0)),
  ...Array.from({ length: 17 }, (_, column) => crack(left + 10 + column * 17.5, top + 8, 0, height - 16)),
].join('');
const grain = Array.from({ length: 90 }, () => `M${Math.round(random() * 420)} ${Math.round(random() * 240)}h2`).join(
  '',
);

interface MeasuredDistressProps {
  name: string;
  /** Printed along the box, such as '20 ft'. */
  length: string;
  width: string;
  description: string;
}

/** A distress in a wheel path, from above, in its box with two measured sides. */
export function MeasuredDistress({ name, length, width: across, description }: MeasuredDistressProps) {
  const id = useId();
  return (
    <Plan viewBox="0 0 420 240" role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      <path d="M0 0h420v240H0z" fill="#4b4f50" />
      <path d="M0 18h420M0 228h420" stroke="#f5f3ee" strokeWidth="5" opacity="0.8" />
      <path d={grain} stroke="#7b7e7c" strokeWidth="2" />
      <path d={mesh} fill="none" stroke="#131517" strokeWidth="2" />
      <rect x={left} y={top} width={width} height={height} fill="none" stroke={detection.medium} strokeWidth="3" />
      <path
        d={`M${left - 1} ${top - 28}h${name.length * 10.4 + 20}v28h${-(name.length * 10.4 + 20)}z`}
        fill={detection.medium}
      />
      <text aria-hidden="true" className="plate" x={left + 9} y={top - 9}>
        {name}
      </text>
      <g fill="none" stroke="#f2b705" strokeWidth="2.5">
        <path d={`M${left} ${top + height + 14}h${width}m0 -8v16M${left} ${top + height + 6}v16`} />
        <path d={`M${left + width + 14} ${top}v${height}m-8 0h16M${left + width + 6} ${top}h16`} />
      </g>
      <text aria-hidden="true" x={left + width / 2} y={top + height + 38}>
        {length}
      </text>
      <text aria-hidden="true" x={left + width + 42} y={top + height / 2 + 6}>
        {across}
      </text>
    </Plan>
  );
}
