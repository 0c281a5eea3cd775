import { relativePath } from './relative-path.ts';
/** A point on the road: metres to the right of the camera, metres ahead of it. */
export type GroundPoint = readonly [right: number, ahead: number];

/** The picture's size, and where its horizon and the camera's middle stand. */
export const view = { width: 960, height: 600, horizon: 168, middle: 480 } as const;

// A camera on the roof of a car: 2.1 m up, with a lens of this length in picture units.
const cameraHeight = 2.1;
const lens = 640;

const round = (value: number) => Math.round(value * 10) / 10;

/** Where a point on (or `up` metres over) the road appears in the picture. */
export function project([right, ahead]: GroundPoint, up = 0): readonly [x: number, y: number] {
  return [round(view.middle + (lens * right) / ahead), round(view.horizon + (lens * (cameraHeight - up)) / ahead)];
}

/** How many picture units a metre takes at this distance. */
export const metreAt = (ahead: number) => lens / ahead;

/** An SVG path through points on the road. */
export function groundPath(points: readonly GroundPoint[], isClosed = false): string {
  return relativePath(
    points.map((point) => project(point)),
    isClosed,
  );
}

/** A strip along the road between two sides and two distances: a lane mark, a kerb, a patch. */
export function strip(left: number, right: number, near: number, far: number): string {
  // Kept to a tenth: far marks are narrower than two units.
  const corners = [project([left, near]), project([right, near]), project([right, far]), project([left, far])];
  return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
}

/** The box that holds what lies on the road between these sides and distances, with `air` metres over it. */
export function boxAround(left: number, right: number, near: number, far: number, air = 0) {
  const corners = [
    project([left, near]),
    project([right, near]),
    project([left, far], air),
    project([right, far], air),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: round(x), y: round(y), width: round(Math.max(...xs) - x), height: round(Math.max(...ys) - y) };
}
