import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFiles } from '../files.ts';
import { dictionaryOf } from './dictionary.ts';
import { dictionaryLinkHeader, readPageDictionary } from './page-dictionary.ts';

const text = '<p>Every street is rated.</p>';
let client: string;
beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, 'assets/pages-1234abcd.dict'), text);
  await writeFile(join(client, 'assets/pages-1234abcd.dict.br'), 'compressed');
});
afterAll(() => rm(client, { recursive: true }));

describe('page dictionary', () => {
  it('is read from the assets of the build, with its path', async () =>
    expect(await readPageDictionary(join(client, 'assets'))).toEqual({
      ...dictionaryOf(Buffer.from(text)),
      path: '/assets/pages-1234abcd.dict',
    }));

  it('is missing in no build', async () =>
    expect(readPageDictionary(client)).rejects.toThrow('The build has no page dictionary'));

  it.each(['br', 'identity'])('is served in %s, for every page, and for good', async (encoding) => {
    const app = fastify();
    await serveFiles(app, client);
    const { headers, body } = await app.inject({
      url: '/assets/pages-1234abcd.dict',
      headers: { 'accept-encoding': encoding },
    });
    await app.close();
    expect(headers).toMatchObject({
      'use-as-dictionary': 'match="/*", match-dest=("document")',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(body).toBe(encoding === 'br' ? 'compressed' : text);
  });

  it('is named after what a page links already', async () => {
    const dictionary = await readPageDictionary(join(client, 'assets'));
    const link = '</assets/pages-1234abcd.dict>; rel="compression-dictionary"';
    expect(dictionaryLinkHeader(dictionary, { link: '<a>; rel=preload' })).toEqual({
      link: `<a>; rel=preload, ${link}`,
    });
    expect(dictionaryLinkHeader(dictionary, {})).toEqual({ link });
  });
});
