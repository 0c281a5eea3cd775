import { describe, expect, it } from 'vitest';
import { readGeoJson } from './read-geojson.ts';

const read = (start: number[], crs?: string) =>
  readGeoJson(
    JSON.stringify({
      type: 'FeatureCollection',
      ...(crs && { crs: { type: 'name', properties: { name: crs } } }),
      features: [
        {
          type: 'Feature',
          properties: { name: 'Main St', pci: 50 },
          geometry: { type: 'LineString', coordinates: [start, start.map((value) => value + 0.001)] },
        },
      ],
    }),
  );
const startOf = (...map: Parameters<typeof read>) => read(...map).rows[0]?.parts[0]?.[0];

describe('order of coordinates', () => {
  it.each([
    ['Boston', [42.3601, -71.0589]],
    ['Oakland', [37.8, -122.27]],
    ['Tokyo', [35.68, 139.76]],
  ])('exchanges latitude and longitude in a map of %s that has latitude first', (_town, start) => {
    for (const crs of [undefined, 'urn:ogc:def:crs:EPSG::4326']) {
      expect(startOf(start, crs)).toEqual(start.toReversed());
      expect(read(start, crs).remarks).toEqual(['The map has latitude before longitude. They are exchanged.']);
    }
  });

  it.each([
    ['Tromsø', [18.95, 69.65]],
    ['Ushuaia', [-68.3, -54.8]],
    ['Taveuni', [-179.5, -16.8]],
  ])('leaves the positions of %s as they are', (_town, start) => {
    expect(startOf(start)).toEqual(start);
    expect(read(start).remarks).toEqual([]);
  });

  it('exchanges nothing in a grid with a name', () => {
    expect(startOf([42, 271], 'EPSG:2227')).toBeUndefined();
  });
});
