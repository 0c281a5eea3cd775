import type { ReactNode } from 'react';
import { color } from '@workspace/ui/theme/tokens.ts';
import type { PotholeStageId } from '../../../../content/pothole-stages.ts';
import { pavement, stonesIn } from './pavement.ts';

const stones = stonesIn(0, 100, 300, 70);
const crack = 'M150 66l6 12l-8 12l8 14';
const cracks = `${crack}M116 66l-5 16l8 18M186 66l6 14l-6 20`;

function Drops() {
  return (
    <path d="M120 18v16M150 8v18M182 22v14M134 40v12M168 42v12M96 34v12" stroke={pavement.water} strokeWidth="5" />
  );
}

function Wheel() {
  return (
    <>
      <circle cx="112" cy="30" r="34" fill={pavement.void} stroke="#2b3032" strokeWidth="5" />
      <circle cx="112" cy="30" r="14" fill="#858a89" />
    </>
  );
}

function Layers({ surface }: { surface: string }) {
  return (
    <>
      <path d="M0 168h300v52H0z" fill={pavement.ground} />
      <path d="M0 98h300v72H0z" fill={pavement.base} />
      <path d={stones} stroke={pavement.stone} strokeWidth="4" strokeLinecap="round" />
      <path d={surface} fill={pavement.surface} />
    </>
  );
}

const flat = 'M0 66h300v34H0z';
const lifted = 'M0 66h80q70 -24 140 0h80v34h-80q-70 -24 -140 0H0z';
const dipped = 'M0 66h80q70 10 140 0h80v34h-80q-70 10 -140 0H0z';
const broken = 'M0 66h88l12 18l-6 16H0zM212 66h88v34h-92l-6 -14z';

// All drawings begin and end at the same heights, so that four form one road.
const states: Record<PotholeStageId, ReactNode> = {
  water: (
    <>
      <Layers surface={flat} />
      <path d="M120 104q30 -10 64 0q8 26 -34 30q-36 -4 -30 -30z" fill={pavement.water} />
      <path d={crack} fill="none" stroke={pavement.water} strokeWidth="5" />
      <Drops />
    </>
  ),
  frost: (
    <>
      <Layers surface={lifted} />
      <path d="M92 98q58 -22 116 0q6 34 -58 36q-62 -2 -58 -36z" fill={pavement.ice} />
      <path d="M150 92v34M132 98l36 22M168 98l-36 22" stroke={pavement.water} strokeWidth="3" />
      <path d={cracks} transform="translate(0 -11)" fill="none" stroke={pavement.ice} strokeWidth="4" />
    </>
  ),
  void: (
    <>
      <Layers surface={dipped} />
      <path d="M96 102q54 8 108 0q4 32 -54 34q-58 -2 -54 -34z" fill={pavement.void} />
      <path d={cracks} transform="translate(0 4)" fill="none" stroke={pavement.void} strokeWidth="4" />
    </>
  ),
  break: (
    <>
      <Layers surface={broken} />
      <path d="M94 98l6 -14l-12 -18h124l-10 20l6 14q2 34 -58 38q-58 -4 -56 -40z" fill={pavement.void} />
      <path d="M122 124l26 -6l8 10l-22 8zM166 116l24 4l-8 12z" fill={pavement.surface} />
      <Wheel />
    </>
  ),
};

/** A cross-section of the road at one stage. Decorative: the text under it says the same. */
export function StageDrawing({ stage }: { stage: PotholeStageId }) {
  return (
    <svg viewBox="0 -14 300 234" aria-hidden="true">
      {states[stage]}
      <path d="M0 64h86M214 64h86" stroke={color.lane} strokeWidth="3" />
    </svg>
  );
}
