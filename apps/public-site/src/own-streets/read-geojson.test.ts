import { describe, expect, it } from 'vitest';
import { readGeoJson } from './read-geojson.ts';

const line = [
  [-122.27, 37.87],
  [-122.268, 37.87],
];
const partsOf = (geometry: unknown) =>
  readGeoJson(JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] }))
    .rows[0]!.parts;

describe('readGeoJson', () => {
  it('reads the lines of a collection of geometries, also of one within another', () => {
    const geometries = [
      { type: 'Point', coordinates: line[0] },
      { type: 'LineString', coordinates: line },
    ];
    expect(partsOf({ type: 'GeometryCollection', geometries })).toEqual([line]);
    expect(partsOf({ type: 'GeometryCollection', geometries: [{ type: 'GeometryCollection', geometries }] })).toEqual([
      line,
    ]);
  });

  it.each([
    null,
    { type: 'Point', coordinates: line[0] },
    { type: 'LineString', coordinates: [] },
    { type: 'MultiLineString', coordinates: [null, [line[0]]] },
    { type: 'GeometryCollection', geometries: [null, 1] },
    { type: 'GeometryCollection' },
  ])('has no lines for the geometry %j', (geometry) => expect(partsOf(geometry)).toEqual([]));

  it('leaves out heights', () => {
    expect(partsOf({ type: 'LineString', coordinates: line.map((at) => [...at, 12.5]) })).toEqual([line]);
  });
});
