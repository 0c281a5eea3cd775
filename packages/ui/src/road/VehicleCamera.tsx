import { useId } from 'react';
import { styled } from 'styled-components';
import { detection } from '../theme/detection.ts';
import { color, font, media, weight } from '../theme/tokens.ts';
import { scene } from './scene-paths.ts';

// On a phone only the back half of the truck is shown, which has all the equipment.
const Drawing = styled.svg`
  width: 100%;
  height: 13.5rem;
  overflow: visible;
  /* What runs out over its neighbours must not catch their presses. */
  pointer-events: none;
  ${media.phoneUp} {
    height: auto;
    aspect-ratio: 940 / 360;
  }
  .line {
    stroke: ${color.inkSoft};
  }
  .far {
    fill: color-mix(in srgb, ${color.ink} 7%, ${color.ground});
  }
  .near {
    fill: color-mix(in srgb, ${color.ink} 12%, ${color.ground});
  }
  .pole {
    stroke: color-mix(in srgb, ${color.ink} 16%, ${color.ground});
  }
  .mark {
    fill: ${color.lane};
  }
  text {
    fill: ${color.onLane};
    font: ${weight.heavy} 25px ${font.sign};
    text-anchor: middle;
  }
`;

const body =
  'M728 304V226H490l-2-4-40-82q-8-16-26-16H320q-14 0-24 12l-64 80-84 14q-26 6-30 32v34q0 8 8 8h57a62 62 0 01124 0h236a62 62 0 01124 0z';

/**
 * A work truck from the side with a camera over its back, one under it and a position receiver, numbered 1 to 3.
 * Aligned to its lower edge.
 */
export function VehicleCamera({ description }: { description: string }) {
  const id = useId();
  return (
    <Drawing viewBox="0 0 940 360" preserveAspectRatio="xMaxYMax slice" role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      <Town id={id} />
      <path d="M738 166L930 360H752z" fill="#f2b705" opacity="0.2" />
      <path d="M738 166L930 360M738 166l14 194" stroke="#f2b705" strokeWidth="2" strokeDasharray="7 6" />
      <path d="M690 322l-30 38h60z" fill="#f2b705" opacity="0.34" />
      <Truck />
      <Mounted />
      <Fault />
      <Callout number={1} x={800} y={112} to="M786 118L742 144" />
      <Callout number={2} x={640} y={388} to="M654 378l26-56" />
      <Callout number={3} x={548} y={92} to="M562 100l28 26" />
    </Drawing>
  );
}

// The tree line of the road pictures, twice as large and in shade; it fades out toward the text.
function Town({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}fade`} x1="0" x2="1">
        <stop offset="0.1" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.4" stopColor="#fff" />
      </linearGradient>
      <mask id={`${id}town`} maskUnits="userSpaceOnUse" x="-200" y="-200" width="1800" height="560">
        <path d="M-200-200h1800v560H-200z" fill={`url(#${id}fade)`} />
      </mask>
      <g mask={`url(#${id}town)`}>
        <path className="far" d={scene.hills} transform="translate(-560 -4) scale(2)" />
        <path className="near" d={scene.trees} transform="translate(-560 -4) scale(2)" />
        <path className="pole" d="M60 360V20M44 40h32M520 360V20M504 40h32M980 360V20M964 40h32" strokeWidth="7" />
      </g>
    </>
  );
}

function Truck() {
  return (
    <>
      <path d={body} fill="#e4e1d8" stroke="#17191a" strokeWidth="3" strokeLinejoin="round" />
      <path d="M118 262h76v10h-76zM304 262h246v10H304zM660 262h68v10h-68z" fill="#f2b705" />
      <path d="M346 146h-26l-56 68h82zM422 146h-62v68h94l-24-62q-2-6-8-6z" fill="#5d686b" />
      <path
        d="M353 146v152M454 222v70M366 240h16M490 226v78M490 244h238"
        fill="none"
        stroke="#8f8c82"
        strokeWidth="2.5"
      />
      <path d="M118 246h18v18h-18z" fill="#fff3c4" stroke="#17191a" strokeWidth="2" />
      <path d="M720 232h8v26h-8z" fill="#c9422f" />
      <path d="M366 124v-12h40v12z" fill="#ffb020" />
      {[245, 605].map((x) => (
        <g key={x}>
          <circle cx={x} cy="310" r="50" fill="#0c0d0e" stroke="#3a3f41" strokeWidth="3" />
          <circle cx={x} cy="310" r="25" fill="#a9a69b" />
          <circle cx={x} cy="310" r="8" fill="#3a3f41" />
        </g>
      ))}
    </>
  );
}

function Mounted() {
  return (
    <>
      <path d="M574 226v-74M708 226v-74M560 152h164" fill="none" stroke="#8f8c82" strokeWidth="8" />
      <g fill="#2b3032" stroke="#ece9e1" strokeWidth="2.5">
        <path d="M700 140l34-8 12 26-34 10z" />
        <path d="M672 304h36v18h-36z" />
        <path d="M576 148v-12q0-8 8-8h20q8 0 8 8v12z" />
      </g>
      <circle cx="738" cy="158" r="5" fill="#f2b705" />
      <circle cx="690" cy="318" r="5" fill="#f2b705" />
      <path d="M578 116q16-14 32 0M568 104q26-22 52 0" fill="none" stroke="#f2b705" strokeWidth="3" />
    </>
  );
}

function Fault() {
  const corners = 'M790 346v-12h14M866 334h14v12M880 374v12h-14M804 386h-14v-12';
  return (
    <>
      <path d="M806 360q8 16 26 15 22 0 32-15z" fill="#0c0d0e" />
      <path d={corners} fill="none" stroke={detection.high} strokeWidth="5" />
    </>
  );
}

function Callout({ number, x, y, to }: { number: number; x: number; y: number; to: string }) {
  return (
    <>
      <path className="line" d={to} strokeWidth="2" />
      <circle className="mark" cx={x} cy={y} r="20" />
      <text x={x} y={y + 9}>
        {number}
      </text>
    </>
  );
}
