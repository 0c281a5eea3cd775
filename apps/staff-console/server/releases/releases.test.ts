import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staffConsoleEntry } from '@workspace/contracts/staff-console';
import { createMetrics } from '@workspace/node-server/metrics';
import { buildApp } from '../app.ts';
import { currentRelease } from './use-release.ts';

const run = promisify(execFile);
let root: string;
let folder: string;
const running: FastifyInstance[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
  folder = join(root, 'kept');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
  await rm(root, { recursive: true });
});

/** Writes the files of a release whose only page is in a file of its own. */
async function build(name: string): Promise<string> {
  const files = join(root, name);
  await mkdir(files, { recursive: true });
  await writeFile(join(files, staffConsoleEntry), `import './page-${name}.js';`);
  await writeFile(join(files, `page-${name}.js`), name);
  return files;
}

async function serve(files: string, contract: string): Promise<FastifyInstance> {
  const release = { service: 'staff-console', version: '1.2.3', commit: 'abcdef1', contract };
  const operations = { release, metrics: createMetrics(release), metricsToken: undefined };
  const app = await buildApp({ files, releases: folder, logger: false, operations });
  running.push(app);
  return app;
}

const start = async (name: string, contract = '1') => serve(await build(name), contract);

const textOf = async (app: FastifyInstance, path: string) => (await app.inject(path)).body;
const entryOf = (app: FastifyInstance) => textOf(app, `/${staffConsoleEntry}`);
const useByCommand = (...names: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'main.ts'), ...names], {
    env: { CONSOLE_RELEASES: folder },
  });

describe('the console with a folder of releases', () => {
  it('sends the entry of the last release, and the files of those before it', async () => {
    await start('one');
    const two = await start('two');
    expect(await entryOf(two)).toContain('page-two');
    expect([await textOf(two, '/page-one.js'), await textOf(two, '/page-two.js')]).toEqual(['one', 'two']);
    const { headers } = await two.inject('/page-one.js');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect((await two.inject(`/${staffConsoleEntry}`)).headers['cache-control']).toBe('no-cache');
  });

  it('goes back to an earlier release by one command, on every running server', async () => {
    const one = await start('one');
    const first = await currentRelease(folder);
    const two = await start('two');
    expect([await entryOf(one), await entryOf(two)]).toEqual(Array(2).fill(`import './page-two.js';`));
    expect((await useByCommand(first)).stdout).toMatch(new RegExp(`^\\* ${first} .*\\n  1\\.2\\.3-`));
    expect([await entryOf(one), await entryOf(two)]).toEqual(Array(2).fill(`import './page-one.js';`));
    expect(await textOf(one, '/page-two.js')).toBe('two');
  });

  it('sends a site that asks for a contract the last release with it, else the current one', async () => {
    for (const [name, contract] of [
      ['one', '1'],
      ['two', '1'],
      ['three', '2'],
    ] as const)
      await start(name, contract);
    const entries = ['?contract=1', '?contract=2', '?contract=3', ''].map((query) =>
      textOf(running[0]!, `/${staffConsoleEntry}${query}`),
    );
    expect(await Promise.all(entries)).toEqual(
      ['two', 'three', 'three', 'three'].map((name) => `import './page-${name}.js';`),
    );
  });

  it('rejects the name of a release that is not stored, and keeps the current one', async () => {
    await start('one');
    const current = await currentRelease(folder);
    for (const name of ['1.2.3-none', '../one', '.'])
      await expect(useByCommand(name)).rejects.toMatchObject({
        code: 1,
        stderr: `There is no release ${name} in ${folder}. Stored are: ${current}.\n`,
      });
    expect(await currentRelease(folder)).toBe(current);
  });

  it.each([
    ['is a file', async () => writeFile(folder, ''), 'is no folder. Correct the variable (EEXIST).'],
    [
      'is below a file',
      async () => {
        await writeFile(folder, '');
        folder = join(folder, 'kept');
      },
      'is no folder. Correct the variable (ENOTDIR).',
    ],
  ])('does not start with a folder that %s, and says so', async (_case, prepare, sentence) => {
    await prepare();
    await expect(start('one')).rejects.toThrow(`The folder ${folder} in CONSOLE_RELEASES ${sentence}`);
  });

  it('says what to do about a folder that is missing, to the operator and in /readyz, and tells browsers nothing of it', async () => {
    const missing = `The folder ${folder} in CONSOLE_RELEASES or its current release is missing. Mount it writable, and start a server of the console, which stores its release there (ENOENT).`;
    await expect(useByCommand()).rejects.toMatchObject({ code: 1, stderr: `${missing}\n` });
    const app = await start('one');
    await rm(folder, { recursive: true });
    const entry = await app.inject(`/${staffConsoleEntry}`);
    expect([entry.statusCode, entry.headers['retry-after'], entry.body]).toEqual([
      503,
      '5',
      'Try again in a moment.\n',
    ]);
    const readiness = await app.inject('/readyz');
    expect([readiness.statusCode, readiness.json().parts]).toEqual([
      503,
      [{ name: 'files', ready: false, problem: missing }],
    ]);
    await start('one');
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it('stores a release once, also when several servers start together', async () => {
    const files = await build('one');
    const apps = await Promise.all(Array.from({ length: 4 }, () => serve(files, '1')));
    for (const app of apps) expect(await entryOf(app)).toContain('page-one');
    expect((await readdir(folder)).filter((name) => name !== 'current')).toEqual([await currentRelease(folder)]);
  });

  it('keeps the last ten releases', async () => {
    for (let release = 1; release <= 12; release += 1) await start(`r${release}`);
    const last = running.at(-1)!;
    const statuses = await Promise.all([2, 3, 12].map(async (at) => (await last.inject(`/page-r${at}.js`)).statusCode));
    expect(statuses).toEqual([404, 200, 200]);
  });

  it.each([
    '/../one/remoteEntry.js',
    '/%2e%2e/one/remoteEntry.js',
    '/current',
    '/.contract',
    '/none.js',
    '/a/b.js',
    '/',
  ])('sends nothing for %s', async (path) => {
    const app = await start('one');
    expect((await app.inject(path)).statusCode).toBe(404);
  });
});
