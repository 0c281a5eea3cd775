import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Panels of the street, in the order in which they join. */
export const streetPanels = ['road', 'assets', 'services', 'property'] as const;
export type StreetPanelKind = (typeof streetPanels)[number];

const Panel = styled.svg`
  width: 100%;
  height: auto;
`;

const box = 'none';
const mark = (path: string) => <path d={path} fill={box} stroke="#f2b705" strokeWidth="4" />;

// Returns the corners of a viewfinder around an object, each `arm` long.
function corners(x: number, y: number, width: number, height: number): string {
  const [right, bottom, arm] = [x + width, y + height, 12];
  return `M${x} ${y + arm}V${y}h${arm}M${right - arm} ${y}H${right}v${arm}M${right} ${bottom - arm}V${bottom}h-${arm}M${x + arm} ${bottom}H${x}v-${arm}`;
}

const pictures: Record<StreetPanelKind, ReactNode> = {
  road: (
    <>
      <path d="M0 216h300v22H0z" fill="#54595b" />
      <path d="M0 238h300v24H0z" fill="#8b8779" />
      <path d="M0 262h300v38H0z" fill="#5f5545" />
      <path d="M92 216q10 24 34 22 26 2 34-22z" fill="#17191a" />
      <path d="M214 216l5 9-4 8 6 6M232 216l-4 10 6 9" fill="none" stroke="#131517" strokeWidth="3" />
      <path d="M14 211h58v5H14zM270 211h30v5h-30z" fill="#f5f3ee" />
      {mark(corners(82, 204, 88, 42))}
      {mark(corners(204, 204, 42, 42))}
    </>
  ),
  assets: (
    <>
      <path d="M0 206h300v94H0z" fill="#b9b5a8" />
      <path d="M0 206h14v94H0z" fill="#8b8779" />
      <path d="M78 206V96" stroke="#8f8c82" strokeWidth="6" />
      <path d="M78 40l40 40-40 40-40-40z" fill="#f2b705" stroke="#17191a" strokeWidth="3" />
      <path d="M70 98V76q0-10 10-10h8M82 58l8 8-8 8" fill="none" stroke="#17191a" strokeWidth="5" />
      <path d="M158 206v-34h-8v-14h8q0-18 18-18t18 18h8v14h-8v34z" fill="#c9422f" />
      <path d="M252 206V124" stroke="#8f8c82" strokeWidth="6" />
      <path d="M238 84h28v44h-28z" fill="#e4e1d8" stroke="#17191a" strokeWidth="3" />
      <path d="M246 114V96h8q8 0 8 6t-8 6h-8" fill="none" stroke="#00563f" strokeWidth="4" />
      {mark(corners(32, 32, 92, 94))}
      {mark(corners(142, 132, 68, 80))}
    </>
  ),
  services: (
    <>
      <path d="M0 206h300v94H0z" fill="#b9b5a8" />
      <path d="M186 206h84v16h-84z" fill="#24282a" />
      <path d="M196 206l8 16M212 206l8 16M228 206l8 16M244 206l8 16" stroke="#b9b5a8" strokeWidth="4" />
      <path d="M36 206l-6-88h58l-6 88zM104 206l-6-88h58l-6 88z" fill="#2f5d4d" />
      <path d="M26 118v-12h66v12zM94 118v-12h66v12z" fill="#234639" />
      <path d="M228 222v78" stroke="#6f6b60" strokeWidth="16" />
      <path d="M0 276h300" stroke="#6f6b60" strokeWidth="10" />
      {mark(corners(18, 98, 150, 114))}
      {mark(corners(178, 198, 100, 32))}
    </>
  ),
  property: (
    <>
      <path d="M0 206h300v94H0z" fill="#b9b5a8" />
      <path d="M70 206V40h150v166z" fill="#8d8474" />
      <path d="M60 40h170v-14H60zM220 206V96h80v110z" fill="#6d675b" />
      <path
        d="M90 60h28v34H90zM132 60h28v34h-28zM174 60h28v34h-28zM90 112h28v34H90zM174 112h28v34h-28zM240 116h22v26h-22zM274 116h22v26h-22z"
        fill="#24282a"
      />
      <path d="M130 206v-86h34v86z" fill="#24282a" />
      <path d="M126 112h42v10h-42z" fill="#f2b705" />
      {mark(corners(60, 16, 168, 198))}
    </>
  ),
};

/**
 * One of four panels of a street seen from its middle; side by side they form one street. Decorative: the list beside
 * it names the marked objects.
 */
export function StreetPanel({ kind }: { kind: StreetPanelKind }) {
  return (
    <Panel viewBox="0 0 300 300" aria-hidden="true" focusable="false">
      <path d="M0 0h300v300H0z" fill="#cdd3d1" />
      {pictures[kind]}
    </Panel>
  );
}
