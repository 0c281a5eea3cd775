import { describe, expect, it } from 'vitest';
import fastify from 'fastify';
import { sampleSegments } from '../content/sample-survey/segments.ts';
import { sampleNotice } from '../content/sample-survey/survey.ts';
import { PacketRenderer } from './packet-pdf/packet-renderer.ts';
import { countUntagged, flatten, openPdf, structureOf, textsOf } from './packet-pdf/test-pdf.ts';
import { serveSampleFiles } from './sample-files.ts';

async function fileAt(url: string) {
  const app = fastify();
  const renderer = new PacketRenderer();
  serveSampleFiles(app, { origin: 'https://example.org', renderer });
  const { headers, body, rawPayload } = await app.inject({ url });
  await app.close();
  await renderer.close();
  return { headers, body, rawPayload };
}

describe('sample files', () => {
  it('sends a CSV file whose rows each say that they are a sample', async () => {
    const { headers, body } = await fileAt('/samples/sample-survey.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
    expect(headers['content-disposition']).toBe('attachment; filename="sample-survey.csv"');
    expect(headers['x-robots-tag']).toBe('noindex');
    const [head, ...rows] = body.trimEnd().split('\r\n');
    expect(head).toMatch(/^notice,segment_id,street,from,to,functional_class,length_ft,width_ft,pci,/);
    expect(rows).toHaveLength(sampleSegments.length);
    // The notice has a comma.
    expect(rows.every((row) => row.startsWith(`"${sampleNotice}",`))).toBe(true);
  });

  it('sends a GeoJSON file with the same segments, longitude first', async () => {
    const { headers, body } = await fileAt('/samples/sample-survey.geojson');
    expect(headers['content-type']).toBe('application/geo+json');
    const { type, features } = JSON.parse(body) as {
      type: string;
      features: { properties: Record<string, unknown>; geometry: { coordinates: [number, number][] } }[];
    };
    expect(type).toBe('FeatureCollection');
    expect(features.map(({ properties }) => properties.segment_id)).toEqual(
      sampleSegments.map(({ segment }) => segment),
    );
    for (const { properties, geometry } of features) {
      expect(properties.notice).toBe(sampleNotice);
      for (const [longitude, latitude] of geometry.coordinates)
        expect([longitude < -98, latitude > 39]).toEqual([true, true]);
    }
  });

  it('sends the report as a tagged PDF that says on each page that it is a sample', async () => {
    const { headers, rawPayload } = await fileAt('/samples/sample-report.pdf');
    expect(headers['content-type']).toBe('application/pdf');
    const pdf = await openPdf(rawPayload);
    expect(await countUntagged(pdf)).toBe(0);
    const pages = await textsOf(pdf);
    expect(pages.length).toBeLessThanOrEqual(3);
    for (const text of pages) expect(text).toContain('SAMPLE');
    for (const { segment, street } of sampleSegments) expect(pages.join(' ')).toContain(`${segment}   ${street}`);
    const roles = new Set(flatten(await structureOf(pdf)).map(({ role }) => role));
    expect(roles).toEqual(new Set([...roles, 'H1', 'H2', 'Figure', 'Table', 'TH']));
  });

  it('rates each street of the sample as the drawings of the site do', () => {
    expect(sampleSegments.find(({ street }) => street === 'Cedar St')).toMatchObject({ segment: '0412', pci: 38 });
    expect(new Set(sampleSegments.map(({ segment }) => segment)).size).toBe(sampleSegments.length);
  });
});
