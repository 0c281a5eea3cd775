import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createChildren } from './children.ts';

let logs: string;
beforeEach(async () => {
  logs = await mkdtemp(join(tmpdir(), 'children-'));
});
afterEach(() => rm(logs, { recursive: true }));

const part = (name: string, script: string) => ({ name, args: ['-e', script], env: {} });
const patient = 'process.on("SIGTERM", () => process.exit()); console.log("here"); setInterval(() => {}, 1000)';

describe('child processes', () => {
  test('are reported with their last output when they end unexpectedly', async () => {
    const children = createChildren(logs, {});
    children.start(part('API', 'console.error("DATABASE_URL is not set."); process.exit(3)'));
    await expect(children.failed).rejects.toThrow(/The API stopped by itself \(code 3\).*DATABASE_URL is not set\./s);
    await children.stop();
  });

  test('are not reported as failed when they are told to stop', async () => {
    const children = createChildren(logs, {});
    children.start(part('site', patient));
    await logged('site.log');
    await children.stop();
    await expect(Promise.race([children.failed, sleep(50, 'fine')])).resolves.toBe('fine');
  });

  test('are killed after two seconds when they ignore a stop', async () => {
    const children = createChildren(logs, {});
    children.start(part('site', 'process.on("SIGTERM", () => {}); console.log("here"); setInterval(() => {}, 1000)'));
    await logged('site.log');
    const start = performance.now();
    await children.stop();
    expect(performance.now() - start).toBeLessThan(2800);
  });

  test('keep the log of the previous run only', async () => {
    for (const word of ['first', 'second', 'third']) {
      const children = createChildren(logs, {});
      children.start(part('site', patient.replace('here', word)));
      await logged('site.log');
      await children.stop();
    }
    expect(await readFile(join(logs, 'site.log'), 'utf8')).toBe('third\n');
    expect(await readFile(join(logs, 'site.previous.log'), 'utf8')).toBe('second\n');
  });

  test('are not started once stopping has begun', async () => {
    const children = createChildren(logs, {});
    await children.stop();
    expect(() => children.start(part('site', patient))).toThrow('called off');
    expect(existsSync(join(logs, 'site.log'))).toBe(false);
  });
});

async function logged(file: string): Promise<void> {
  while (!(await readFile(join(logs, file), 'utf8').catch(() => ''))) await sleep(10);
}
