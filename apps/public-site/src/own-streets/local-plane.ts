import type { Point } from '../road-network/segment.ts';
import type { Degrees } from './streets-table.ts';

/** A plane in feet over a town: the place of its upper left corner, and the parallel at which it is true to scale. */
export interface LocalPlane {
  readonly longitude: number;
  readonly latitude: number;
  readonly parallel: number;
}

// Semi-major axis and squared eccentricity of WGS84.
const axis = 6_378_137;
const eccentricity = 0.006_694_379_990_14;
const feetPerMeter = 1 / 0.3048;

/** Returns the plane over these positions; undefined without any. */
export function planeOver(parts: Iterable<readonly Degrees[]>): LocalPlane | undefined {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const part of parts)
    for (const [longitude, latitude] of part) {
      west = Math.min(west, longitude);
      east = Math.max(east, longitude);
      south = Math.min(south, latitude);
      north = Math.max(north, latitude);
    }
  return east >= west ? { longitude: west, latitude: north, parallel: (south + north) / 2 } : undefined;
}

/** Returns the feet that a degree of longitude and of latitude have at the plane's parallel. */
function feetPerDegree({ parallel }: LocalPlane): readonly [number, number] {
  const radians = Math.PI / 180;
  const sine = Math.sin(parallel * radians);
  const curve = 1 - eccentricity * sine * sine;
  const alongParallel = (axis / Math.sqrt(curve)) * Math.cos(parallel * radians);
  const alongMeridian = (axis * (1 - eccentricity)) / curve ** 1.5;
  return [alongParallel * radians * feetPerMeter, alongMeridian * radians * feetPerMeter];
}

/** Projects positions onto the plane. The error is below 0.3 % in a town of 20 miles. */
export function projectLine(line: readonly Degrees[], plane: LocalPlane): Point[] {
  const [perLongitude, perLatitude] = feetPerDegree(plane);
  return line.map(([longitude, latitude]) => [
    (longitude - plane.longitude) * perLongitude,
    (plane.latitude - latitude) * perLatitude,
  ]);
}

/** Takes the projection back. */
export function unprojectLine(line: readonly Point[], plane: LocalPlane): Degrees[] {
  const [perLongitude, perLatitude] = feetPerDegree(plane);
  return line.map(([x, y]) => [plane.longitude + x / perLongitude, plane.latitude - y / perLatitude]);
}

/** Returns the length of a line on the plane in feet. */
export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, [x, y], index) => sum + Math.hypot(x - line[index]![0], y - line[index]![1]), 0);
}
