import { describe, expect, it, onTestFinished } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import { watchSecrets } from '../src/features/secrets/watch-secrets.ts';
import { secretsProblem } from '../src/features/secrets/find-differing.ts';
import { checkSecrets } from '../src/operator/doctor/check-secrets.ts';
import { found } from './operator/use-doctor.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [string, string, string];

async function began(): Promise<TestApp> {
  const test = await startTestApp();
  onTestFinished(test.close);
  return test;
}

async function copyWith(test: TestApp, sessionSecrets: string[], linkSecrets = [a]) {
  const lines: object[] = [];
  const write = (line: object) => void lines.push(line);
  const log = () => ({ warn: write, info: write }) as unknown as FastifyBaseLogger;
  const newEm = () => test.orm.em.fork();
  const watch = await watchSecrets({ newEm, config: { sessionSecrets, linkSecrets, linkedin: undefined }, log });
  onTestFinished(watch.close);
  await watch.check();
  return { ...watch, lines };
}

describe('copies with different secrets', () => {
  it('warn in the log and in /readyz, stay ready, and agree again when one has stopped', async () => {
    const test = await began();
    const first = await copyWith(test, [a]);
    const second = await copyWith(test, [b]);
    await first.check();
    const problem = secretsProblem(['SESSION_SECRETS']);
    for (const { lines, part } of [first, second]) {
      expect(lines).toEqual([{ event: 'secrets_differ', variables: ['SESSION_SECRETS'] }]);
      const app = await test.startAnother({ secretsPart: part });
      const response = await app.inject('/readyz').catch(() => undefined);
      expect(response?.json().parts).toContainEqual({ name: 'secrets', ready: false, isOptional: true, problem });
    }
    await second.close();
    await first.check();
    expect([first.part(), first.lines.at(-1)]).toEqual([undefined, { event: 'secrets_agree', variables: [] }]);
  });

  it('are not warned of during a rotation in three steps, and are named by variable when a step is skipped', async () => {
    const test = await began();
    const steps = [[a], [a, b], [b, a], [b]];
    for (const [index, secrets] of steps.slice(1).entries()) {
      const [before, after] = [await copyWith(test, steps[index]!), await copyWith(test, secrets)];
      await before.check();
      expect([before.part(), after.part()]).toEqual([undefined, undefined]);
      await Promise.all([before.close(), after.close()]);
    }
    await copyWith(test, [a], [a]);
    expect((await copyWith(test, [b, a], [c])).part()?.problem).toBe(
      secretsProblem(['SESSION_SECRETS', 'LINK_SECRETS']),
    );
  });

  it('count for three minutes after a copy was killed', async () => {
    const test = await began();
    await copyWith(test, [a]);
    await test.orm.em.fork().execute(`update secret_fingerprints set seen_at = now() - interval '4 minutes'`);
    expect((await copyWith(test, [b])).part()).toBeUndefined();
  });

  it('store no secret, and none of its beginning', async () => {
    const test = await began();
    await copyWith(test, [a, b]);
    const rows = await test.orm.em.fork().execute('select * from secret_fingerprints');
    expect(rows.length).toBe(2);
    expect(JSON.stringify(rows)).not.toMatch(/aaaa|bbbb/);
  });

  it('are found by the doctor, whose secrets may be others than those of the copies', async () => {
    const test = await began();
    const variables = { DATABASE_URL: test.orm.config.get('clientUrl')!, SESSION_SECRETS: a, LINK_SECRETS: a };
    const well = ['ok: The running copies have these secrets, or none runs.'];
    expect(await found(checkSecrets, variables)).toEqual(well);
    await copyWith(test, [a]);
    expect(await found(checkSecrets, variables)).toEqual(well);
    expect(await found(checkSecrets, { ...variables, SESSION_SECRETS: c })).toEqual([
      `warning: ${secretsProblem(['SESSION_SECRETS'])}`,
    ]);
    expect(await found(checkSecrets)).toEqual([expect.stringMatching(/^warning: Not checked/)]);
  });
});
