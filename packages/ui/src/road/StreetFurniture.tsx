import type { ReactNode } from 'react';
import { meterAt, project, type GroundPoint } from './ground.ts';
import { tenth } from './tenth.ts';

const along = (...points: (readonly [number, number])[]) => `M${points.map((point) => point.join(' ')).join('L')}z`;

/** A part of a wall beside the street, between two distances and two heights in meters. */
const wall = (right: number, near: number, far: number, low: number, high: number) =>
  along(
    project([right, near], low),
    project([right, near], high),
    project([right, far], high),
    project([right, far], low),
  );

const openings = (right: number, starts: readonly number[], low: number, high: number) =>
  starts.map((start) => wall(right, start, start + 1.4, low, high)).join('');

/** Two buildings on the left side of the street, with the door of the first. */
export function Buildings() {
  const front = along(
    project([-8.4, 12.4], 0),
    project([-8.4, 12.4], 6.2),
    project([-20, 12.4], 6.2),
    project([-20, 12.4], 0),
  );
  return (
    <>
      <path d={wall(-8.4, 24, 40, 0, 4.6)} fill="#8a8272" />
      <path d={openings(-8.4, [25.5, 29, 32.5, 36], 2.6, 3.9)} fill="#3a3f41" />
      <path d={front} fill="#7d7566" />
      <path d={wall(-8.4, 12.4, 23, 0, 6.2)} fill="#a3998a" />
      <path d={wall(-8.4, 12.4, 23, 6, 6.5)} fill="#6d675b" />
      <path
        d={openings(-8.4, [13.4, 16, 18.6, 20.8], 3.7, 5.2) + openings(-8.4, [13.4, 18.6, 20.8], 1, 2.5)}
        fill="#24282a"
      />
      <path d={wall(-8.4, 16, 17.3, 0, 2.5)} fill="#24282a" />
      <path d={wall(-8.3, 15.7, 17.6, 2.6, 3)} fill="#f2b705" />
    </>
  );
}

/** Draws what stands at a place of the sidewalk, in meters: y is up from the ground. */
function At({ place, children }: { place: GroundPoint; children: ReactNode }) {
  const [x, y] = project(place);
  const meter = tenth(meterAt(place[1]));
  return <g transform={`matrix(${meter} 0 0 ${-meter} ${x} ${y})`}>{children}</g>;
}

/** Places of the objects on the sidewalk, in meters. */
export const places = {
  sign: [4.3, 10.4],
  hydrant: [3.95, 6.2],
  bins: [7.3, 15],
  parking: [4, 15.5],
} as const satisfies Record<string, GroundPoint>;

/** A warning sign, a hydrant, two trash bins and a parking sign on the sidewalk, the farthest first. */
export function Furniture() {
  return (
    <>
      <At place={places.parking}>
        <path d="M-.04 0h.08v2.200h-.08z" fill="#6f6b60" />
        <path d="M-.24 1.700h.48v.66h-.48z" fill="#e4e1d8" stroke="#17191a" strokeWidth=".05" />
        <path d="M-.09 1.820v.42h.1q.13 0 .13-.12t-.13-.12h-.1" fill="none" stroke="#00563f" strokeWidth=".08" />
      </At>
      <At place={places.bins}>
        <path d="M-.1 0h.56l.08.95h-.72zM.62 0h.56l.08.95h-.72z" fill="#2f5d4d" />
        <path d="M-.22.95h.8v.14h-.8zM.5.95h.8v.14h-.8z" fill="#234639" />
      </At>
      <At place={places.sign}>
        <path d="M-.05 0h.1v2.500h-.1z" fill="#6f6b60" />
        <path d="M0 1.840l.54.54-.54.54-.54-.54z" fill="#f2b705" stroke="#17191a" strokeWidth=".05" />
        <path
          d="M-.13 2.180v.2q0 .12.12.12h.16M.05 2.620l.12-.12-.12-.12"
          fill="none"
          stroke="#17191a"
          strokeWidth=".08"
        />
      </At>
      <At place={places.hydrant}>
        <path d="M-.19 0h.38v.08h-.06v.36h.1v.14h-.1q0 .19-.13.19t-.13-.19h-.1v-.14h.1v-.36h-.06z" fill="#c9422f" />
        <path d="M-.06.42h.12v.12h-.12z" fill="#7d1f1f" />
      </At>
    </>
  );
}
