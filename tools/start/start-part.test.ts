import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiEnvironment } from '../../apps/api/test/api-environment.ts';
import { root } from '../config.ts';

/** Runs the starter of a server to its end; `code` runs in the process before it. */
function start(
  part: string,
  env: Record<string, string> = {},
  code?: string,
): { status: number | null; output: string } {
  const before = code === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
  const { status, stderr } = spawnSync(process.execPath, [...before, join(root, 'tools/start-part.cjs'), part], {
    env: { ...env, PATH: '' },
    encoding: 'utf8',
  });
  return { status, output: stderr.trim() };
}

describe('starting a server alone', () => {
  it('names the required Node version on an older one', () => {
    const old = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });";
    const { status, output } = start(
      'api',
      {},
      `${old}Object.defineProperty(process, 'version', { value: 'v20.20.2' });`,
    );
    expect([status, output]).toEqual([
      1,
      'This needs Node 24 or newer, and here is v20.20.2. Install Node 24, or start everything with npm start, which brings its own.',
    ]);
  });

  it('names the available servers', () => {
    expect(start('cms')).toEqual({ status: 1, output: 'Name a part to start: api, public-site, staff-console.' });
  });

  it.each([
    ['api', /^The API cannot start: DATABASE_URL is not set; .+\.$/],
    ['public-site', /^The site cannot start: API_URL is not set; .+\.$/],
  ])('names the missing variables of %s in one message', (part, sentence) => {
    const { status, output } = start(part);
    expect([status, output.split('\n').length]).toEqual([1, 1]);
    expect(output).toMatch(sentence);
  });

  it('names a port in use', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { status, output } = start('public-site', {
      SITE_PORT: String(port),
      API_URL: 'http://localhost:1',
      STAFF_CONSOLE_URL: 'http://localhost:1',
      PUBLIC_ORIGIN: 'http://localhost:1',
      SITE_MODE: 'development',
      LOG_LEVEL: 'silent',
    });
    other.close();
    expect([status, output]).toEqual([
      1,
      `Port ${port} is in use by another program. Stop that program, or set SITE_PORT to a free port.`,
    ]);
  });

  const ofApi = { ...apiEnvironment, DATABASE_URL: 'postgres://app@127.0.0.1:1/site' };

  it('names a database that does not respond', () => {
    const { status, output } = start('api', { ...ofApi, DATA_DIR: tmpdir() });
    expect([status, output]).toEqual([
      1,
      'PostgreSQL at 127.0.0.1:1 cannot be reached (connect ECONNREFUSED 127.0.0.1:1). Start it, or correct DATABASE_URL.',
    ]);
  });

  it('names a folder of data in which no picture can be stored', () => {
    const { status, output } = start('api', { ...ofApi, DATA_DIR: import.meta.filename });
    expect([status, output]).toEqual([1, expect.stringMatching(/^No picture can be stored in .* DATA_DIR or/)]);
  });
});
