import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect } from 'vitest';
import { freePort } from '@workspace/sandbox/free-port';
import { testDatabase } from './test-database.ts';

const started: (() => void)[] = [];
afterEach(() => started.splice(0).forEach((kill) => kill()));

/** Starts the API in its own process on a database of its own, as a supervisor does. It is killed after the test. */
export async function startApiProcess(settings: Record<string, string>) {
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
  const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(() => child.kill('SIGKILL'));
  const lines: { event?: string }[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(JSON.parse(line) as { event?: string }));
  await expect.poll(() => lines.map(({ event }) => event), { timeout: 90_000 }).toContain('started');
  const stopped = async () => {
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, events: lines.flatMap(({ event }) => (event?.startsWith('stop') ? event : [])) };
  };
  return { port, lines, stopped };
}
