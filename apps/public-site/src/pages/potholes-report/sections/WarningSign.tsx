import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '@workspace/ui/theme/tokens.ts';
import type { PotholeImpactId } from '../../../../content/pothole-impacts.ts';

const Sign = styled.svg`
  width: 100%;
  height: auto;
  .plate {
    fill: ${color.lane};
    stroke: ${color.onLane};
  }
  .mark {
    fill: none;
    stroke: ${color.onLane};
    stroke-width: 6;
    stroke-linecap: square;
  }
  .solid {
    fill: ${color.onLane};
  }
`;

const pictures: Record<PotholeImpactId, ReactNode> = {
  drivers: (
    <>
      <path className="solid" d="M30 66l6 -4l8 -16q2 -4 6 -4h22q4 0 7 4l10 15l10 4q3 1 3 5v8H26v-8q0 -3 4 -4z" />
      <circle className="solid" cx="43" cy="79" r="9" />
      <circle className="solid" cx="86" cy="79" r="9" />
      <path d="M48 60l5 -11h8v11zM67 60v-11h6l8 11z" fill={color.lane} />
    </>
  ),
  budgets: (
    <path
      className="mark"
      d="M76 46q-4 -8 -15 -8q-14 0 -14 11q0 9 14 11q16 2 16 12q0 11 -16 11q-12 0 -16 -9M61 28v64"
    />
  ),
  safety: (
    <>
      <circle className="mark" cx="42" cy="72" r="14" strokeWidth="5" />
      <circle className="mark" cx="82" cy="72" r="14" strokeWidth="5" />
      <path className="mark" strokeWidth="5" d="M42 72l12 -24h20l8 24M54 48l8 24l12 -24M70 40h10M48 44h10" />
    </>
  ),
  trust: (
    <>
      <path className="mark" d="M34 38h54v34H64L50 86V72H34z" strokeLinejoin="round" />
      <path className="mark" d="M48 55h.1M61 55h.1M74 55h.1" strokeLinecap="round" strokeWidth="8" />
    </>
  ),
};

/** A yellow warning sign; decorative beside its heading. */
export function WarningSign({ kind }: { kind: PotholeImpactId }) {
  return (
    <Sign viewBox="0 0 122 122" aria-hidden="true">
      <rect
        className="plate"
        x="22"
        y="22"
        width="78"
        height="78"
        rx="7"
        strokeWidth="3.5"
        transform="rotate(45 61 61)"
      />
      <g transform="translate(9.8 9.8) scale(0.84)">{pictures[kind]}</g>
    </Sign>
  );
}
