import type { FastifyInstance } from 'fastify';
import { planQueryOf } from '../../src/lab/query-of.ts';
import { readState } from '../../src/lab/read-state.ts';
import { plainPage } from '../plain-page.ts';
import type { PacketRenderer } from './packet-renderer.ts';

export interface PacketDeps {
  origin: string;
  renderer: PacketRenderer;
}

/** Serves the plan of an address of the lab as a PDF. */
export function packetRoutes(app: FastifyInstance, { origin, renderer }: PacketDeps): void {
  app.get('/lab/packet.pdf', async (request, reply) => {
    // As the lab writes it: what it does not know makes no document of its own.
    const query = planQueryOf(readState(new URL(request.url, origin).searchParams).state);
    try {
      const pdf = await renderer.render({ query, origin, madeOn: new Date() });
      return await reply
        .header('cache-control', 'public, max-age=300')
        .header('content-disposition', 'inline; filename="street-plan.pdf"')
        // The address of the lab is the one to be found.
        .header('x-robots-tag', 'noindex')
        .type('application/pdf')
        .send(pdf);
    } catch (err) {
      request.log.warn({ event: 'packet_not_rendered', err });
      return plainPage(reply, 503);
    }
  });
}
