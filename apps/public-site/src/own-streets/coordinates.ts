import type { Degrees } from './streets-table.ts';

/** The system of a file's coordinates. */
export interface Reference {
  readonly isKnown: boolean;
  readonly isMercator: boolean;
  /** Latitude comes first, against the rule of GeoJSON. */
  readonly isSwapped: boolean;
  readonly remarks: readonly string[];
}

const earthRadius = 6_378_137;
const degreeNames = /CRS:?84|(?:EPSG|OGC)\D*(?:4326|4269|4979)$/i;
const mercatorNames = /(?:3857|102100|900913)$/;
/** No town is farther south, and every longitude from Hawaii to Maine is below it. */
const southernmostTown = -60;

/**
 * Finds the system of coordinates from the `crs` that older GeoJSON has, or from the first position. Web Mercator
 * without a name is recognized in the Americas only: elsewhere its numbers look like those of any local grid.
 */
export function readReference(content: Record<string, unknown>, first: Degrees | undefined): Reference {
  const crs = content.crs as { properties?: { name?: unknown } } | null | undefined;
  const name = typeof crs?.properties?.name === 'string' ? crs.properties.name : '';
  const degrees = { isKnown: true, isMercator: false, isSwapped: false, remarks: [] };
  const mercator = {
    ...degrees,
    isMercator: true,
    remarks: ['The map is in Web Mercator. It is converted to longitude and latitude.'],
  };
  if (mercatorNames.test(name)) return mercator;
  if (first && hasLatitudeFirst(first) && (name === '' || degreeNames.test(name)))
    return {
      ...degrees,
      isSwapped: true,
      remarks: ['The map has latitude before longitude. They are exchanged.'],
    };
  const isInDegrees = !first || (Math.abs(first[0]) <= 180 && Math.abs(first[1]) <= 90);
  if (isInDegrees && (name === '' || degreeNames.test(name))) return degrees;
  if (name === '' && first && first[0] < 0 && Math.abs(first[1]) < 20_037_509) return mercator;
  const system = name === '' ? 'a local grid' : name.replace(/^urn:ogc:def:crs:/, '');
  return {
    ...degrees,
    isKnown: false,
    remarks: [
      `The map is in ${system} and is left out; the table is read. Export it as WGS84 (EPSG:4326) to see the map.`,
    ],
  };
}

/** Returns true for a position whose second value cannot be the latitude of a town. EPSG:4326 itself has latitude first. */
const hasLatitudeFirst = ([x, y]: Degrees): boolean =>
  Math.abs(x) <= 90 && Math.abs(y) <= 180 && (y < southernmostTown || y > 90);

/** Returns a position in degrees. */
export function toDegrees([x, y]: Degrees, { isMercator, isSwapped }: Reference): Degrees {
  if (!isMercator) return isSwapped ? [y, x] : [x, y];
  const degree = 180 / Math.PI;
  return [(x / earthRadius) * degree, (2 * Math.atan(Math.exp(y / earthRadius)) - Math.PI / 2) * degree];
}
