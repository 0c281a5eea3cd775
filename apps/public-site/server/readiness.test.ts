import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { staffConsoleEntry } from '@workspace/contracts/staff-console';
import type { ReadinessPart } from '@workspace/node-server/operation-routes';
import { checkAfterStart, watchReadiness } from './readiness.ts';

const publicOrigin = 'https://site.example';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startPart(path: string, response: unknown): Promise<string> {
  const part = fastify();
  part.get(path, async () => response);
  closing.push(() => part.close());
  return part.listen({ port: 0 });
}

const nobody = 'http://127.0.0.1:1';

describe('site readiness', () => {
  it('is ready without the console and reports it as a problem', async () => {
    const logged: string[] = [];
    const apiUrl = await startPart('/readyz', { ready: true, publicOrigin });
    const check = watchReadiness({ apiUrl, staffConsoleUrl: nobody, publicOrigin }, (problem) => logged.push(problem));
    const problem = expect.stringMatching(/^The console at http:\/\/127\.0\.0\.1:1 does not answer\./);
    expect(await check()).toEqual([
      { name: 'API', ready: true },
      { name: 'console', ready: false, isOptional: true, problem },
    ]);
    await check();
    expect(logged).toEqual([problem]);
  });

  it('waits for the API and stays ready after its first response', async () => {
    const staffConsoleUrl = await startPart(`/${staffConsoleEntry}`, '');
    const addresses = { apiUrl: nobody, staffConsoleUrl, publicOrigin };
    const present = { name: 'console', ready: true, isOptional: true };
    const problem = 'The API at http://127.0.0.1:1 does not answer. Start it, or correct API_URL.';
    expect(await watchReadiness(addresses, () => {})()).toEqual([{ name: 'API', ready: false, problem }, present]);

    const apiUrl = await startPart('/readyz', { ready: true });
    const check = watchReadiness({ ...addresses, apiUrl }, () => {});
    expect(await check()).toEqual([{ name: 'API', ready: true }, present]);
    for (const close of closing.splice(0)) await close();
    expect(await check()).toEqual([{ name: 'API', ready: true }, present]);
  });

  it('is not ready with an API of another public origin', async () => {
    const apiUrl = await startPart('/readyz', { ready: true, publicOrigin: 'https://other.example' });
    const staffConsoleUrl = await startPart(`/${staffConsoleEntry}`, '');
    const [api] = await watchReadiness({ apiUrl, staffConsoleUrl, publicOrigin }, () => {})();
    expect(api).toEqual({
      name: 'API',
      ready: false,
      problem:
        'PUBLIC_ORIGIN is https://site.example here and https://other.example in the API, which would reject every form. Set both to the address that visitors use.',
    });
  });
});

describe('check after a start', () => {
  it('is repeated until the API is present, and never after a stop', async () => {
    const app = fastify();
    const checkParts = vi
      .fn<() => Promise<ReadinessPart[]>>()
      .mockResolvedValueOnce([{ name: 'API', ready: false }])
      .mockResolvedValue([{ name: 'API', ready: true }]);
    checkAfterStart(app, checkParts, 10);
    await app.listen();
    await expect.poll(() => checkParts.mock.calls.length).toBe(2);
    await sleep(50);
    await app.close();
    expect(checkParts).toHaveBeenCalledTimes(2);

    const stopped = fastify();
    checkAfterStart(stopped, checkParts, 10);
    await stopped.listen();
    await stopped.close();
    await sleep(50);
    expect(checkParts).toHaveBeenCalledTimes(2);
  });
});
