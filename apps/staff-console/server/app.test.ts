import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffConsoleEntry } from '@workspace/contracts/staff-console';
import { createMetrics } from '@workspace/node-server/metrics';
import { buildApp } from './app.ts';

let files: string;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'console-'));
});
afterAll(() => rm(files, { recursive: true }));

const release = { service: 'staff-console', version: '1.2.3', commit: 'abcdef1', contract: '1' };
const operations = { release, metrics: createMetrics(release), metricsToken: undefined };

describe('console server', () => {
  it('throws without a build, with the command to make one', async () => {
    await expect(buildApp({ files: join(files, 'missing'), logger: false, operations })).rejects.toThrow(
      'The console is not built. Build it with: npx turbo run build --filter=staff-console',
    );
  });

  it('reports that it is alive and ready', async () => {
    await writeFile(join(files, staffConsoleEntry), 'export {};');
    const app = await buildApp({ files, logger: false, operations });
    const [live, ready] = [await app.inject('/livez'), await app.inject('/readyz')];
    expect([live.json(), ready.json(), ready.headers['cache-control']]).toEqual([
      { alive: true },
      { ready: true, parts: [{ name: 'files', ready: true }] },
      'no-store',
    ]);
    await app.close();
  });
});
