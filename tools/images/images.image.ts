import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@workspace/sandbox/free-port';
import { startPostgres, type Postgres } from '@workspace/sandbox/postgres';
import { apiEnvironment } from '../../apps/api/test/api-environment.ts';
import { findCommit } from '../start/find-commit.ts';
import { openBaseImage } from './base-image.ts';
import { whyNoImages } from './buildah.ts';
import { buildImage, openImage, type Image } from './open-image.ts';
import { runImage, untilReady, type Running } from './run-image.ts';

const missing = await whyNoImages();
if (missing) console.warn(`The images are not tested: ${missing}.`);

const commit = findCommit();
const ports = { API_PORT: await freePort(), CONSOLE_PORT: await freePort(), SITE_PORT: await freePort() };
const here = (name: keyof typeof ports) => `http://localhost:${ports[name]}`;
// An image has no /etc/hosts: the runtimes of containers add it.
const byAddress = (name: keyof typeof ports) => `http://127.0.0.1:${ports[name]}`;
const publicOrigin = here('SITE_PORT');

let postgres: Postgres;
let baseBytes = 0;
const closing: (() => Promise<unknown>)[] = [];

if (!missing)
  beforeAll(async () => {
    await openBaseImage();
    const base = await openImage('node:24-slim');
    baseBytes = base.bytes;
    await base.close();
    postgres = await startPostgres();
  });
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  await postgres?.stop();
});

const parts: [app: string, port: keyof typeof ports, env: () => Record<string, string>, writable: string[]][] = [
  ['api', 'API_PORT', () => ({ ...apiSettings(), DATABASE_PREPARATION: 'check' }), ['/tmp', '/data']],
  ['staff-console', 'CONSOLE_PORT', () => ({ CONSOLE_RELEASES: '/releases' }), ['/tmp', '/releases']],
  [
    'public-site',
    'SITE_PORT',
    () => ({
      API_URL: byAddress('API_PORT'),
      STAFF_CONSOLE_URL: byAddress('CONSOLE_PORT'),
      PUBLIC_ORIGIN: publicOrigin,
    }),
    ['/tmp'],
  ],
];
const apiSettings = () => ({
  ...apiEnvironment,
  DATABASE_URL: postgres.url,
  PUBLIC_ORIGIN: publicOrigin,
  DATA_DIR: '/data',
});

describe.skipIf(missing)('the image of the API, before its first start', () => {
  let image: Image;
  beforeAll(async () => {
    image = await openImage(await buildImage('api', commit));
    closing.push(image.close);
  });

  it('explains its tool for operators', async () => {
    const help = runImage(image, ['lanesight', '--help'], {});
    expect([await help.ended, help.output()]).toEqual([0, expect.stringContaining('migrate')]);
  });

  it('migrates an empty database', async () => {
    const migration = runImage(image, ['lanesight', 'migrate'], { DATABASE_URL: postgres.url });
    expect([await migration.ended, migration.output()]).toEqual([0, expect.any(String)]);
  });
});

describe.skipIf(missing).each(parts)('the image of %s', (app, port, env, writable) => {
  let image: Image;
  let running: Running;
  beforeAll(async () => {
    // The API's image was built above.
    image = await openImage(app === 'api' ? 'localhost/lanesight-api' : await buildImage(app, commit));
    closing.push(image.close);
    running = runImage(image, image.command, { ...env(), [port]: String(ports[port]) }, writable);
    closing.push(running.stop);
    await untilReady(running, here(port));
  });

  it('adds less than 120 MB to its base', () => {
    const added = (image.bytes - baseBytes) / 1e6;
    console.info(`${app}: ${Math.round(added)} MB added to a base of ${Math.round(baseBytes / 1e6)} MB`);
    expect(added).toBeLessThan(120);
  });

  it('names a user without privileges', () => expect(image.user).toMatchObject({ name: 'node', id: 1000 }));

  it('lists its packages, and none that only a build needs', () => {
    const { components } = JSON.parse(readFileSync(join(image.files, 'product/sbom.json'), 'utf8')) as {
      components: { name: string }[];
    };
    const names = components.map(({ name }) => name);
    console.info(`${app}: ${names.length} packages in its list`);
    expect(names).toContain('fastify');
    expect(names.filter((name) => ['vitest', 'vite', 'typescript', 'oidc-provider'].includes(name))).toEqual([]);
  });

  it('starts from compiled code', async () => {
    // Its modules are loaded when it reads its settings, and it ends there.
    const start = runImage(image, image.command, { NODE_DEBUG_NATIVE: 'COMPILE_CACHE', [port]: 'none' });
    await start.ended;
    const read = start.output().match(/V8 code cache .* was (?:accepted|rejected)/g) ?? [];
    expect(read.length).toBeGreaterThan(100);
    expect(read.filter((line) => !line.endsWith('accepted'))).toEqual([]);
  });

  it('serves on files that nobody can change, and tells its release', async () => {
    expect((await fetch(`${here(port)}/livez`)).status).toBe(200);
    expect((await fetch(`${here(port)}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${here(port)}/version`)).json()).toMatchObject({ commit });
  });
});

describe.skipIf(missing)('the images together', () => {
  it('show a page, and the entry of the console', async () => {
    const page = await fetch(`${publicOrigin}/blog`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
    expect((await fetch(`${here('CONSOLE_PORT')}/remoteEntry.js`)).status).toBe(200);
  });
});
