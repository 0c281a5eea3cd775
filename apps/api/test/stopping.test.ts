import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '@workspace/sandbox/free-port';
import { testDatabase } from './test-database.ts';

let child: ChildProcess;
afterEach(() => child.kill('SIGKILL'));

/** Starts the API in its own process, as a supervisor does. */
async function start(settings: Record<string, string>) {
  const port = await freePort();
  const environment = {
    API_PORT: String(port),
    DATABASE_URL: await testDatabase(),
    PUBLIC_ORIGIN: 'http://localhost:3000',
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'site',
    OIDC_CLIENT_SECRET: 'whisper',
    SESSION_SECRETS: 's'.repeat(32),
    LINK_SECRETS: 'l'.repeat(32),
    STAFF_EMAIL_DOMAINS: 'site.example',
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'News <news@site.example>',
    SALES_EMAIL: 'sales@site.example',
    ...settings,
  };
  const main = join(import.meta.dirname, '../src/main.ts');
  child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: { event?: string }[] = [];
  createInterface(child.stdout!).on('line', (line) => lines.push(JSON.parse(line) as { event?: string }));
  await expect.poll(() => lines.map(({ event }) => event), { timeout: 90_000 }).toContain('started');
  const stopped = async () => {
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, events: lines.flatMap(({ event }) => (event?.startsWith('stop') ? event : [])) };
  };
  return { port, stopped };
}

describe('stopping the API', () => {
  it.each(['http', 'worker', 'all'])('stops with the role %s despite a half-sent request', async (ROLE) => {
    const { port, stopped } = await start({ ROLE, STOP_SECONDS: '1' });
    const socket = connect(port, 'localhost').on('error', () => {});
    await once(socket, 'connect');
    socket.write('POST /api/contacts HTTP/1.1\r\nHost: here\r\nContent-Ty');
    await expect.poll(() => fetch(`http://localhost:${port}/readyz`).then(({ status }) => status)).toBe(200);
    const { code, events } = await stopped();
    expect(code).toBe(0);
    expect(events).toEqual(expect.arrayContaining(['stop_begun', 'stop_cut', 'stop_requests_finished', 'stopped']));
    expect([events[0], events.at(-2), events.at(-1)]).toEqual(['stop_begun', 'stop_closed', 'stopped']);
    socket.destroy();
  });

  it('stops immediately when nothing is in flight', async () => {
    const { stopped } = await start({ STOP_SECONDS: '60' });
    expect(await stopped()).toMatchObject({ code: 0, events: expect.not.arrayContaining(['stop_cut']) });
  });
});
