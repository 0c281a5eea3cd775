import { unprojectLine, type LocalPlane } from './local-plane.ts';
import { resultRows, type PlanToExport } from './result-rows.ts';

/** The place of a town that exists nowhere: the Gulf of Guinea, where the zero lines cross. */
const nowhere: LocalPlane = { longitude: 0, latitude: 0, parallel: 0 };

/** Formats the results of a plan as GeoJSON (RFC 7946). Segments without a course have no geometry. */
export function toGeoJson(plan: PlanToExport, plane: LocalPlane = nowhere): string {
  const { segments } = plan.network;
  const features = resultRows(plan).map((properties, index) => {
    const { line } = segments[index]!;
    const coordinates = unprojectLine(line, plane).map((at) => at.map(rounded));
    return {
      type: 'Feature',
      properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, value ?? null])),
      geometry: line.length > 1 ? { type: 'LineString', coordinates } : null,
    };
  });
  return JSON.stringify({ type: 'FeatureCollection', name: plan.network.name, features });
}

/** To eight decimals: an eighth of an inch. */
const rounded = (degrees: number): number => Math.round(degrees * 1e8) / 1e8;
