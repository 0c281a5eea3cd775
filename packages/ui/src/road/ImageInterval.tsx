import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, weight } from '../theme/tokens.ts';

const Plan = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${radius.md};
  text {
    fill: ${color.onLane};
    font: ${weight.strong} 17px ${font.mono};
    text-anchor: middle;
  }
`;

const stops = [52, 160, 268] as const;

/** A lane from above with the frames of three consecutive images, and the distance between them in print. */
export function ImageInterval({ interval, description }: { interval: string; description: string }) {
  const id = useId();
  return (
    <Plan viewBox="0 0 320 200" role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      <path d="M0 0h320v200H0z" fill="#3a3f41" />
      <path d="M0 22h320M0 178h320" stroke="#e8e5da" strokeWidth="4" />
      <path d="M0 100h320" stroke="#f2b705" strokeWidth="5" strokeDasharray="44 30" />
      <path d="M58 136l12 8 10-4 16 10 12-4M196 124l20 6 6 14 18 4" fill="none" stroke="#17191a" strokeWidth="2.5" />
      {stops.map((x, index) => (
        <g key={x} fill="none" stroke="#f5f3ee" strokeWidth="3">
          <path d={`M${x - 46} 122v-12h12M${x + 34} 110h12v12M${x + 46} 158v12h-12M${x - 34} 170h-12v-12`} />
          <circle cx={x} cy="140" r={index === 2 ? 9 : 5} fill="#f2b705" stroke="none" />
        </g>
      ))}
      <path d="M52 60h216M52 52v16M160 52v16M268 52v16" stroke="#f2b705" strokeWidth="2.5" fill="none" />
      {[106, 214].map((x) => (
        <g key={x}>
          <rect x={x - 34} y="47" width="68" height="26" fill="#f2b705" />
          <text aria-hidden="true" x={x} y="66">
            {interval}
          </text>
        </g>
      ))}
    </Plan>
  );
}
