import { relativePath } from './relative-path.ts';
import { tenth } from './tenth.ts';

/** A point on the road: meters to the right of the camera, meters ahead of it. */
export type GroundPoint = readonly [right: number, ahead: number];

/** The picture's size, its horizon and the camera's center. */
export const view = { width: 960, height: 600, horizon: 168, middle: 480 } as const;

// A camera on the roof of a car: 2.1 m up, with a lens of this focal length in picture units.
const cameraHeight = 2.1;
const lens = 640;

/** Projects a point on the road, or `up` meters above it, into the picture. */
export function project([right, ahead]: GroundPoint, up = 0): readonly [x: number, y: number] {
  return [tenth(view.middle + (lens * right) / ahead), tenth(view.horizon + (lens * (cameraHeight - up)) / ahead)];
}

/** Returns the picture units per meter at this distance. */
export const meterAt = (ahead: number) => lens / ahead;

/** Returns an SVG path through points on the road. */
export function groundPath(points: readonly GroundPoint[], isClosed = false): string {
  return relativePath(
    points.map((point) => project(point)),
    isClosed,
  );
}

/** Returns a strip along the road between two sides and two distances: a lane marking, a curb, a patch. */
export function strip(left: number, right: number, near: number, far: number): string {
  // Rounded to a tenth: far markings are narrower than two units.
  const [nearLeft, nearY] = project([left, near]);
  const [nearRight] = project([right, near]);
  const [farRight, farY] = project([right, far]);
  const [farLeft] = project([left, far]);
  return `M${nearLeft} ${nearY}H${nearRight}L${farRight} ${farY}H${farLeft}Z`;
}

/** Returns the box around the road between these sides and distances, with `air` meters above it. */
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
  return { x: tenth(x), y: tenth(y), width: tenth(Math.max(...xs) - x), height: tenth(Math.max(...ys) - y) };
}
