import { bandOf } from '@workspace/ui/theme/pci.ts';
import { sampleSegments } from './segments.ts';
import { sampleNotice, sampleSurvey } from './survey.ts';

/** The first corner of the invented town: a field in Kansas. */
const origin = { longitude: -98.5795, latitude: 39.8283 } as const;
/** A block in degrees. */
const block = { longitude: 0.0017, latitude: 0.0019 } as const;

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** The sample survey as GeoJSON by RFC 7946: a line for each segment, longitude first. Each one says that it is a sample. */
export function sampleGeoJson(): string {
  const features = sampleSegments.map(({ line, segment, lengthFt, widthFt, pci, year, ...properties }) => ({
    type: 'Feature',
    id: segment,
    properties: {
      notice: sampleNotice,
      segment_id: segment,
      ...properties,
      length_ft: lengthFt,
      width_ft: widthFt,
      pci,
      band: bandOf(pci).name,
      inspection_date: sampleSurvey.surveyed,
      treatment_years_after_survey: year ?? null,
    },
    geometry: {
      type: 'LineString',
      coordinates: line.map(([east, north]) => [
        round(origin.longitude + east * block.longitude),
        round(origin.latitude + north * block.latitude),
      ]),
    },
  }));
  return `${JSON.stringify({ type: 'FeatureCollection', name: sampleNotice, features }, null, 1)}\n`;
}
