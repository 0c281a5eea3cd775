import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawRoad } from '../../src/head/road-drawing.tsx';
import type { Preview } from '../../src/head/preview.ts';
import { PreviewRenderer } from './preview-renderer.ts';
import { previewRoutes } from './preview-routes.ts';

const preview: Preview = { version: 'newest', text: { title: 'About us', subtitle: '', tab: '', foot: '' } };
const previewOf = vi.fn<(path: string, search: string) => Promise<Preview | undefined>>(async () => preview);

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  previewRoutes(app, { previewOf, renderer: new PreviewRenderer(async () => drawRoad()) });
});
afterAll(() => app.close());

describe('preview routes', () => {
  it.each(['/preview/about.png', '/preview/about.png?v=made-up', '/preview/about.png?v=newest&v=newest'])(
    'redirects %s to the newest version',
    async (url) => {
      const { statusCode, headers } = await app.inject({ url });
      expect([statusCode, headers.location]).toEqual([302, '/preview/about.png?v=newest']);
    },
  );

  it('finds the preview of a view of a page by its query', async () => {
    previewOf.mockClear();
    const url = '/preview/blog.png?category=Smart+Cities&v=newest';
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(previewOf).toHaveBeenCalledWith('/blog', '?category=Smart+Cities');
    const older = await app.inject({ url: url.replace('newest', 'older') });
    expect(older.headers.location).toBe(url);
  });

  it.each(['/preview/about/.png', '/preview/about//.png', '/preview/%61bout.png', '/preview//about.png'])(
    'treats %s as another spelling of a page and renders no image for it',
    async (url) => {
      previewOf.mockClear();
      expect((await app.inject({ url })).statusCode).toBe(404);
      expect(previewOf).not.toHaveBeenCalled();
    },
  );
});
