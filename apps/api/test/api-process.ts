import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect } from 'vitest';
import { freePort } from '@workspace/sandbox/free-port';
import { apiEnvironment } from './api-environment.ts';
import { testDatabase } from './test-database.ts';

const started: (() => void)[] = [];
afterEach(() => started.splice(0).forEach((kill) => kill()));

/** Starts the API in its own process on a database of its own, as a supervisor does. It is killed after the test. */
export async function startApiProcess(settings: Record<string, string>) {
  const port = await freePort();
  const environment = {
    API_PORT: String(port),
    DATABASE_URL: await testDatabase(),
    DATA_DIR: tmpdir(),
    ...apiEnvironment,
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
