import type { FastifyInstance } from 'fastify';
import { sampleCsv } from '../content/sample-survey/sample-csv.ts';
import { sampleGeoJson } from '../content/sample-survey/sample-geojson.ts';
import { sampleFiles } from '../content/sample-survey/sample-files.ts';

const renderers = { csv: sampleCsv, geojson: sampleGeoJson } as const;

/** Serves the sample deliverables as files to save. */
export function serveSampleFiles(app: FastifyInstance): void {
  for (const { format, path, name, type } of sampleFiles) {
    // Bytes: the framework adds a character set to the type of a text.
    const body = Buffer.from(renderers[format]());
    app.get(path, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .header('content-disposition', `attachment; filename="${name}"`)
        // A sample must not be found in place of a real survey.
        .header('x-robots-tag', 'noindex')
        .type(type)
        .send(body),
    );
  }
}
