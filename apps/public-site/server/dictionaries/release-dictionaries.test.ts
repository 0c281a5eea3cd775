import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFiles } from '../files.ts';
import { dictionaryOf } from './dictionary.ts';
import { nameOfScript } from './release-dictionaries.ts';
import { compressScripts } from './vite-release-dictionaries.ts';

const code = Array.from({ length: 200 }, (_, line) => `export const value${line} = ${(line * 7_919) % 997};`);
const before = code.join('\n');
const after = `${before}\nexport const added = 1;`;

let folder: string;
const client = () => join(folder, 'client');
const assets = () => join(client(), 'assets');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const last = join(folder, 'last');
  await Promise.all([mkdir(assets(), { recursive: true }), mkdir(last)]);
  const put = async (file: string, text: string) => {
    await writeFile(join(assets(), file), text);
    await writeFile(join(assets(), `${file}.br`), brotliCompressSync(text));
  };
  await writeFile(join(last, 'menu-aaaaaaaa.js'), before);
  await writeFile(join(last, 'same-aaaaaaaa.js'), before);
  await writeFile(join(last, 'unlike-aaaaaaaa.js'), '');
  await put('menu-bbbbbbbb.js', after);
  await put('same-aaaaaaaa.js', before);
  await put('unlike-bbbbbbbb.js', before);
  await put('new-bbbbbbbb.js', before);
  await compressScripts(assets(), last);
});
afterAll(() => rm(folder, { recursive: true }));

async function ask(url: string, headers: Record<string, string>) {
  const app = fastify();
  await serveFiles(app, client());
  const response = await app.inject({ url, headers });
  await app.close();
  return response;
}

describe('nameOfScript', () => {
  it.each([
    ['small-islands-D_9BjqWx.js', 'small-islands'],
    ['use-swr-emll9s78-BjLEiLyJ.js', 'use-swr-emll9s78'],
    ['pages-78bd287f.dict', undefined],
    ['entry.js', undefined],
  ])('returns of %s %j', (file, name) => expect(nameOfScript(file)).toBe(name));
});

describe('compressScripts', () => {
  it('writes a smaller form of each script that changed since the last release, and of no other', async () => {
    const written = (await readdir(assets())).filter((file) => file.endsWith('.dcz'));
    expect(written).toEqual(['menu-bbbbbbbb.js.dcz']);
    const bytes = await readFile(join(assets(), 'menu-bbbbbbbb.js.dcz'));
    expect(zstdDecompressSync(bytes.subarray(40), { dictionary: Buffer.from(before) }).toString()).toBe(after);
    expect(bytes.length).toBeLessThan(100);
  });

  it('throws when the folder of the last release is missing', async () =>
    expect(compressScripts(assets(), join(folder, 'nowhere'))).rejects.toThrow('ENOENT'));
});

describe('a script of a new release', () => {
  const { availableHeader: available } = dictionaryOf(Buffer.from(before));
  const url = '/assets/menu-bbbbbbbb.js';

  it('comes with the last release as its dictionary for a browser that has it', async () => {
    const { headers, rawPayload } = await ask(url, {
      'accept-encoding': 'br, dcb, dcz',
      'available-dictionary': available,
    });
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'use-as-dictionary': 'match="/assets/menu-*.js", match-dest=("script")',
      vary: 'available-dictionary, accept-encoding',
    });
    expect(rawPayload).toEqual(await readFile(join(assets(), 'menu-bbbbbbbb.js.dcz')));
  });

  it.each([
    ['has another dictionary', { 'accept-encoding': 'br, dcz', 'available-dictionary': ':AAAA:' }],
    ['has no dictionary', { 'accept-encoding': 'br, dcz' }],
    ['knows no dictionaries', { 'accept-encoding': 'gzip, br', 'available-dictionary': available }],
  ])('comes in Brotli for a browser that %s, and varies by both headers', async (_which, given) => {
    const { headers } = await ask(url, given);
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'available-dictionary, accept-encoding']);
    expect(headers['use-as-dictionary']).toBe('match="/assets/menu-*.js", match-dest=("script")');
  });
});
