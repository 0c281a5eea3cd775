import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PacketRenderer } from './packet-renderer.ts';
import { packetRoutes } from './packet-routes.ts';
import { openPdf, textsOf } from './test-pdf.ts';

const origin = 'https://example.org';
let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  const renderer = new PacketRenderer(2);
  app.addHook('onClose', () => renderer.close());
  packetRoutes(app, { origin, renderer });
  await app.ready();
});
afterAll(() => app.close());

const textOf = async (pdf: Buffer) => (await textsOf(await openPdf(pdf))).join(' ');

describe('the packet as a PDF', () => {
  it('has the plan of its address', async () => {
    const { statusCode, headers, rawPayload } = await app.inject(
      '/lab/packet.pdf?budget=3000000&year=2031&segments=500',
    );
    expect([statusCode, headers['content-type'], headers['x-robots-tag']]).toEqual([200, 'application/pdf', 'noindex']);
    const text = await textOf(rawPayload);
    expect(text).toContain('At $3.0M a year the average');
    expect(text).toContain('Example town (invented streets), 2026 to 2031');
    expect(text).toContain(`${origin}/lab?year=2031&budget=3000000&segments=500`);
  });

  it('uses the default of a value that makes no sense', async () => {
    const { statusCode, rawPayload } = await app.inject(
      '/lab/packet.pdf?budget=much&year=2026&evil=%3Cb%3E&segments=500',
    );
    expect(statusCode).toBe(200);
    expect(await textOf(rawPayload)).toContain('2026 to 2027');
  });

  it('answers 503 when too many plans wait', async () => {
    const many = Array.from({ length: 6 }, (_, index) =>
      app.inject(`/lab/packet.pdf?budget=${index + 1}&segments=500`),
    );
    const codes = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 200, 503, 503, 503, 503]);
  });
});
