import { useId } from 'react';
import { styled } from 'styled-components';
import { detection } from '../theme/detection.ts';
import { color, font, media, weight } from '../theme/tokens.ts';
import { scene } from './scene-paths.ts';
import { Equipment, RearView, Truck } from './Vehicle.tsx';

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
  &[data-road] {
    overflow: hidden;
    ${media.phoneUp} {
      aspect-ratio: 940 / 420;
    }
  }
  .road {
    fill: ${color.asphaltRaised};
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

interface VehicleCameraProps {
  description: string;
  /** True draws the road, and ends the drawing at its edges. Otherwise it stands on the road of its page. */
  hasRoad?: boolean;
}

/**
 * A work truck from the side with a camera over its back, one under it and a position receiver, numbered 1 to 3.
 * Aligned to its lower edge.
 */
export function VehicleCamera({ description, hasRoad = false }: VehicleCameraProps) {
  const id = useId();
  return (
    <Drawing
      viewBox={`0 0 940 ${hasRoad ? 420 : 360}`}
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-labelledby={id}
      data-road={hasRoad || undefined}
    >
      <desc id={id}>{description}</desc>
      <Town id={id} />
      {hasRoad && <path className="road" d="M0 360h940v60H0z" />}
      <RearView />
      <path d="M690 322l-30 38h60z" fill="#f2b705" opacity="0.34" />
      <Truck />
      <Equipment />
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
    <g data-number="">
      <path className="line" d={to} strokeWidth="2" />
      <circle className="mark" cx={x} cy={y} r="20" />
      <text aria-hidden="true" x={x} y={y + 9}>
        {number}
      </text>
    </g>
  );
}
