import { readReference, toDegrees } from './coordinates.ts';
import { UnreadableStreets, type Degrees, type StreetsRow, type StreetsTable } from './streets-table.ts';

interface Feature {
  properties?: Record<string, unknown> | null;
  attributes?: unknown;
  geometry?: Geometry | null;
}

interface Geometry {
  type?: string;
  coordinates?: unknown;
  geometries?: unknown;
}

/** Reads the features of a GeoJSON text with their lines. Throws `UnreadableStreets`. */
export function readGeoJson(text: string): StreetsTable {
  const content = parseJson(text);
  const features = featuresOf(content);
  const header = [...new Set(features.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  const reference = readReference(content, firstPosition(features));
  const rows = features.map(({ properties, geometry }, index): StreetsRow => ({
    number: index + 1,
    cells: header.map((name) => cellOf(properties?.[name])),
    parts: reference.isKnown ? partsOf(geometry).map((part) => part.map((at) => toDegrees(at, reference))) : [],
  }));
  return { format: 'geojson', delimiter: ',', header, rows, remarks: reference.remarks };
}

function parseJson(text: string): Record<string, unknown> {
  const content = parsed(text) ?? featureOfEachLine(text);
  if (content === undefined)
    throw new UnreadableStreets('This file begins like GeoJSON, but is not complete. Export it once more.');
  return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads newline-delimited GeoJSON, as ogr2ogr writes it; returns undefined for other texts. */
function featureOfEachLine(text: string): { features: unknown[] } | undefined {
  const features = text.trim().split(/\r?\n/).map(parsed);
  return features.includes(undefined) ? undefined : { features };
}

function featuresOf(content: Record<string, unknown>): Feature[] {
  const { type, features } = content;
  if (type === 'Feature') return [content];
  if (!Array.isArray(features))
    throw new UnreadableStreets('This JSON file has no features. Export the layer as GeoJSON, or its table as CSV.');
  const all = features.filter((one): one is Feature => typeof one === 'object' && one !== null);
  if (all[0]?.attributes) throw new UnreadableStreets('This is Esri JSON. Export the layer as GeoJSON instead.');
  return all;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
}

const isPosition = (value: unknown): value is Degrees =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1]);

/** Returns the lines of a geometry; points and areas have none. */
function partsOf(geometry: Geometry | null | undefined): Degrees[][] {
  const { type, coordinates, geometries } = geometry ?? {};
  if (type === 'GeometryCollection')
    return Array.isArray(geometries) ? geometries.flatMap((one: Geometry | null) => partsOf(one)) : [];
  if (!Array.isArray(coordinates)) return [];
  const lines: unknown[] = type === 'LineString' ? [coordinates] : type === 'MultiLineString' ? coordinates : [];
  return lines.map((line) => (Array.isArray(line) ? line.filter(isPosition) : [])).filter((line) => line.length > 1);
}

const firstPosition = (features: readonly Feature[]): Degrees | undefined => {
  for (const { geometry } of features) {
    const [part] = partsOf(geometry);
    if (part) return part[0];
  }
  return undefined;
};
