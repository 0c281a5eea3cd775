import type { Degrees } from './streets-table.ts';

/** The system of a file's coordinates. */
export interface Reference {
  readonly isKnown: boolean;
  readonly isMercator: boolean;
  readonly remarks: readonly string[];
}

const earthRadius = 6_378_137;
const degreeNames = /CRS:?84|(?:EPSG|OGC)\D*(?:4326|4269|4979)$/i;
const mercatorNames = /(?:3857|102100|900913)$/;

/**
 * Finds the system of coordinates from the `crs` that older GeoJSON has, or from the first position. Web Mercator
 * without a name is recognized in the Americas only: elsewhere its numbers look like those of any local grid.
 */
export function readReference(content: Record<string, unknown>, first: Degrees | undefined): Reference {
  const crs = content.crs as { properties?: { name?: unknown } } | null | undefined;
  const name = typeof crs?.properties?.name === 'string' ? crs.properties.name : '';
  const degrees = { isKnown: true, isMercator: false, remarks: [] };
  const mercator = {
    isKnown: true,
    isMercator: true,
    remarks: ['The map is in Web Mercator. It is converted to longitude and latitude.'],
  };
  if (mercatorNames.test(name)) return mercator;
  const isInDegrees = !first || (Math.abs(first[0]) <= 180 && Math.abs(first[1]) <= 90);
  if (isInDegrees && (name === '' || degreeNames.test(name))) return degrees;
  if (name === '' && first && first[0] < 0 && Math.abs(first[1]) < 20_037_509) return mercator;
  const system = name === '' ? 'a local grid' : name.replace(/^urn:ogc:def:crs:/, '');
  return {
    isKnown: false,
    isMercator: false,
    remarks: [
      `The map is in ${system} and is left out; the table is read. Export it as WGS84 (EPSG:4326) to see the map.`,
    ],
  };
}

/** Returns a position in degrees. */
export function toDegrees([x, y]: Degrees, { isMercator }: Reference): Degrees {
  if (!isMercator) return [x, y];
  const degree = 180 / Math.PI;
  return [(x / earthRadius) * degree, (2 * Math.atan(Math.exp(y / earthRadius)) - Math.PI / 2) * degree];
}
