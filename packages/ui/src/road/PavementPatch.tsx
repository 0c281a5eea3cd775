import { useId } from 'react';
import { styled } from 'styled-components';
import { detection } from '../theme/detection.ts';
import { bandOf } from '../theme/pci.ts';
import { font, radius, weight } from '../theme/tokens.ts';
import { relativePath } from './relative-path.ts';
import { seeded } from './seeded.ts';

const Patch = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${radius.md};
  text {
    font: ${weight.strong} 15px ${font.mono};
  }
`;

const random = seeded(41);

function crack(x: number, y: number, dx: number, dy: number, steps: number): string {
  return relativePath(
    Array.from({ length: steps + 1 }, (_, index) => {
      const t = index / steps;
      return [x + dx * t + (random() - 0.5) * 9, y + dy * t + (random() - 0.5) * 9] as const;
    }),
  );
}

const mesh = [
  ...[0, 1, 2, 3, 4].map((line) => crack(176, 92 + line * 18, 104, 0, 6)),
  ...[0, 1, 2, 3, 4, 5].map((line) => crack(178 + line * 20, 88, 0, 78, 4)),
].join('');
const long = crack(74, 24, 14, 142, 11);
const stones = Array.from({ length: 90 }, () => `M${Math.round(random() * 320)} ${Math.round(random() * 200)}h2`).join(
  '',
);

/** A patch of pavement from above with two distresses in boxes and the resulting rating. `pci` from 0 to 100. */
export function PavementPatch({ pci, description }: { pci: number; description: string }) {
  const id = useId();
  const band = bandOf(pci);
  return (
    <Patch viewBox="0 0 320 200" role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      <path d="M0 0h320v200H0z" fill="#4b4f50" />
      <path d={stones} stroke="#7b7e7c" strokeWidth="2" />
      <path d={long} fill="none" stroke="#131517" strokeWidth="3" />
      <path d={mesh} fill="none" stroke="#131517" strokeWidth="2" />
      <g fill="none" strokeWidth="2.5">
        <rect x="56" y="20" width="52" height="152" stroke={detection.medium} />
        <rect x="168" y="80" width="120" height="92" stroke={detection.high} />
      </g>
      <path d="M55 172h124v22H55z" fill={detection.medium} />
      <path d="M167 58h94v22h-94z" fill={detection.high} />
      <g fill="#17191a">
        <text aria-hidden="true" x="62" y="188">
          Longitudinal
        </text>
        <text aria-hidden="true" x="174" y="74">
          Alligator
        </text>
      </g>
      <path d="M178 0h142v36H178z" fill={band.fill} />
      <text aria-hidden="true" x="249" y="24" textAnchor="middle" fill={band.onFill}>
        PCI {pci} {band.name}
      </text>
    </Patch>
  );
}
