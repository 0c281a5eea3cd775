import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addErrorHandler } from './error-handler.ts';
import { serveFiles } from './files.ts';

let client: string;
beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, 'assets/entry-3f9c.js'), 'export {};');
  await writeFile(join(client, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterAll(() => rm(client, { recursive: true }));

describe('site files', () => {
  it.each([
    ['/assets/entry-3f9c.js', 'public, max-age=31536000, immutable'],
    // An icon keeps its name when its content changes.
    ['/favicon.svg', 'public, max-age=86400'],
  ])('serves %s with cache-control %s', async (url, cacheControl) => {
    const app = fastify();
    await serveFiles(app, client);
    const { statusCode, headers } = await app.inject(url);
    await app.close();
    expect([statusCode, headers['cache-control']]).toEqual([200, cacheControl]);
  });

  it.each(['bytes=999-', 'bytes=-0'])('answers 416 to the range %s, which a file does not have', async (range) => {
    const app = fastify();
    addErrorHandler(app);
    await serveFiles(app, client);
    const { statusCode, headers } = await app.inject({ url: '/favicon.svg', headers: { range } });
    await app.close();
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
      416,
      'no-store',
      'text/plain; charset=utf-8',
    ]);
  });

  it('offers the icon at 16 and 32 pixels to browsers without SVG support', async () => {
    const icon = await readFile(join(import.meta.dirname, '../public/favicon.ico'));
    const widths = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => icon[6 + 16 * index]);
    expect(widths).toEqual([16, 32]);
  });
});
