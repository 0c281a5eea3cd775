import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { staffConsoleEntry } from '@workspace/contracts/staff-console';
import { watchReadiness } from './readiness.ts';

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
    const { ready, problems } = await check();
    expect(ready).toBe(true);
    expect(problems).toEqual([expect.stringMatching(/^The console at http:\/\/127\.0\.0\.1:1 does not answer\./)]);
    await check();
    expect(logged).toEqual(problems);
  });

  it('waits for the API and stays ready after its first response', async () => {
    const staffConsoleUrl = await startPart(`/${staffConsoleEntry}`, '');
    const addresses = { apiUrl: nobody, staffConsoleUrl, publicOrigin };
    expect(await watchReadiness(addresses, () => {})()).toEqual({
      ready: false,
      problems: ['The API at http://127.0.0.1:1 does not answer. Start it, or correct API_URL.'],
    });

    const apiUrl = await startPart('/readyz', { ready: true });
    const check = watchReadiness({ ...addresses, apiUrl }, () => {});
    expect(await check()).toEqual({ ready: true, problems: [] });
    for (const close of closing.splice(0)) await close();
    expect(await check()).toEqual({ ready: true, problems: [] });
  });

  it('is not ready with an API of another public origin', async () => {
    const apiUrl = await startPart('/readyz', { ready: true, publicOrigin: 'https://other.example' });
    const staffConsoleUrl = await startPart(`/${staffConsoleEntry}`, '');
    const { ready, problems } = await watchReadiness({ apiUrl, staffConsoleUrl, publicOrigin }, () => {})();
    expect([ready, problems[0]]).toEqual([
      false,
      'PUBLIC_ORIGIN is https://site.example here and https://other.example in the API, which would reject every form. Set both to the address that visitors use.',
    ]);
  });
});
