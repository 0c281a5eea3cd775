import { tenth } from './tenth.ts';

/**
 * The vehicle kit: one truck, 5.6 m long at 104 units a meter, with its wheels on `ground`. Every picture with a vehicle
 * uses these parts and scales them as a whole; the truck drives to the left, and `facing` turns it.
 */
export const vehicle = { length: 584, front: 144, rear: 728, ground: 360, unitsPerMeter: 104 } as const;

/** Points of the truck's equipment, for lines and cones that begin there. */
export const mounts = {
  rearCamera: [738, 158],
  chassisCamera: [690, 318],
  receiver: [594, 124],
} as const;

/** Returns the transform that puts the truck's front axle side at `x` on a road at `y`, `scale` times its size. */
export function placeTruck(x: number, y: number, scale: number, facing: 'left' | 'right' = 'left'): string {
  const lift = tenth(y - vehicle.ground * scale);
  return facing === 'left'
    ? `matrix(${scale} 0 0 ${scale} ${x - vehicle.front * scale} ${lift})`
    : `matrix(${-scale} 0 0 ${scale} ${x + vehicle.front * scale} ${lift})`;
}

/** Returns a point of the truck in a picture in which `placeTruck` put it. */
export function pointOn(
  [px, py]: readonly [number, number],
  [x, y, scale, facing = 'left']: Parameters<typeof placeTruck>,
): readonly [number, number] {
  const along = (px - vehicle.front) * scale;
  return [Math.round(facing === 'left' ? x + along : x - along), Math.round(y - (vehicle.ground - py) * scale)];
}

const body =
  'M728 304V226H490l-2-4-40-82q-8-16-26-16H320q-14 0-24 12l-64 80-84 14q-26 6-30 32v34q0 8 8 8h57a62 62 0 01124 0h236a62 62 0 01124 0z';

/** The truck without its equipment. */
export function Truck() {
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

/** The equipment: a rack with the rear camera and the receiver, and a camera under the chassis. */
export function Equipment() {
  return (
    <>
      <path d="M574 226v-74M708 226v-74M560 152h164" fill="none" stroke="#8f8c82" strokeWidth="8" />
      <g fill="#2b3032" stroke="#ece9e1" strokeWidth="2.5">
        <path d="M700 140l34-8 12 26-34 10z" />
        <path d="M672 304h36v18h-36z" />
        <path d="M576 148v-12q0-8 8-8h20q8 0 8 8v12z" />
      </g>
      <circle cx={mounts.rearCamera[0]} cy={mounts.rearCamera[1]} r="5" fill="#f2b705" />
      <circle cx={mounts.chassisCamera[0]} cy={mounts.chassisCamera[1]} r="5" fill="#f2b705" />
      <path d="M578 116q16-14 32 0M568 104q26-22 52 0" fill="none" stroke="#f2b705" strokeWidth="3" />
    </>
  );
}

/** The lane that the rear camera sees, from the lens to the road. */
export function RearView() {
  return (
    <>
      <path d="M738 166L930 360H752z" fill="#f2b705" opacity="0.2" />
      <path d="M738 166L930 360M738 166l14 194" fill="none" stroke="#f2b705" strokeWidth="2" strokeDasharray="7 6" />
    </>
  );
}

/** The same truck from above, 5.6 by 2 m, at `scale` units a meter; it drives toward the right at an angle of 0. */
export function TruckAbove({ x, y, scale, angle = 0 }: { x: number; y: number; scale: number; angle?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}>
      <path d="M-2.800-1h5q.6 0 .6.6v.8q0 .6-.6.6h-5z" fill="#e4e1d8" stroke="#17191a" strokeWidth=".1" />
      <path d="M-2.600-.8h2.400v1.600h-2.400z" fill="#8f8c82" />
      <path d="M.1-.8h.5v1.600h-.5zM1.300-.75l.6.150v1.200l-.6.150z" fill="#5d686b" />
      <path d="M-2.100-.9h.4v1.800h-.4z" fill="#2b3032" />
      <path d="M-2.050-.25h.5v.5h-.5z" fill="#f2b705" />
    </g>
  );
}
