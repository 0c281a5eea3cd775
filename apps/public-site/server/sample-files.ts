import type { FastifyInstance } from 'fastify';
import { sampleCsv } from '../content/sample-survey/sample-csv.ts';
import { sampleFiles } from '../content/sample-survey/sample-files.ts';
import { sampleGeoJson } from '../content/sample-survey/sample-geojson.ts';
import { sampleReport } from '../content/sample-survey/sample-report.ts';
import type { PacketDeps } from './packet-pdf/packet-routes.ts';
import { plainPage } from './plain-page.ts';

/** Serves the sample deliverables as files to save. */
export function serveSampleFiles(app: FastifyInstance, { origin, renderer }: PacketDeps): void {
  const [csv, geojson] = [sampleCsv(), sampleGeoJson()].map((text) => Buffer.from(text));
  const bodies = { csv: () => csv, geojson: () => geojson, pdf: () => renderer.render(sampleReport(origin)) };
  for (const { format, path, name, type } of sampleFiles)
    app.get(path, async (request, reply) => {
      try {
        const body = await bodies[format]();
        return await reply
          .header('cache-control', 'public, max-age=300')
          .header('content-disposition', `attachment; filename="${name}"`)
          // A sample must not be found in place of a real survey.
          .header('x-robots-tag', 'noindex')
          .type(type)
          // Bytes: the framework adds a character set to the type of a text.
          .send(body);
      } catch (err) {
        request.log.warn({ event: 'sample_not_rendered', err });
        return plainPage(reply, 503);
      }
    });
}
