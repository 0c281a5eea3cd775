import type { FastifyInstance } from 'fastify';
import { picturePath } from './image-calls.ts';
import { statusOf, type Images } from './images.ts';

/** Adds what the real service lacks: a list of the images, deleting them, and their bytes without a token. */
export function addImagePages(app: FastifyInstance, prefix: string, images: Images): void {
  app.get(`${prefix}/images`, () =>
    images.all.map((image) => {
      const { type, width, height, bytes } = image.uploaded ?? {};
      const { urn, owner } = image;
      return {
        urn,
        owner,
        status: statusOf(image),
        url: picturePath(prefix, image),
        type,
        width,
        height,
        bytes: bytes?.length,
      };
    }),
  );
  app.delete(`${prefix}/images`, async (_request, reply) => {
    images.clear();
    return reply.code(204).send();
  });
  app.get<{ Params: { urn: string } }>(`${prefix}/media/:urn`, async ({ params }, reply) => {
    const { uploaded } = images.find(params.urn) ?? {};
    if (!uploaded) return reply.code(404).send();
    return reply.type(uploaded.type).header('cache-control', 'no-store').send(uploaded.bytes);
  });
}
