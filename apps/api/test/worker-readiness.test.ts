import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildWorkerApp } from '../src/app.ts';
import { connectDatabase } from '../src/database/orm.ts';
import { testDatabase } from './test-database.ts';

const release = { service: 'api', version: '1.2.3', commit: 'abcdef1', contract: '1' };

describe('readiness of a worker', () => {
  it('waits until its jobs have started', async () => {
    const orm = await connectDatabase(await testDatabase());
    onTestFinished(() => orm.close());
    // The pool connects with the first statement.
    await orm.em.fork().execute('select 1');
    let hasStarted = false;
    const operations = { release, metrics: new Registry(), metricsToken: undefined };
    const app = buildWorkerApp({ orm, logger: false, operations, hasStartedJobs: () => hasStarted });
    onTestFinished(() => app.close());
    const readyz = async () => {
      const response = await app.inject('/readyz');
      return { status: response.statusCode, jobs: response.json<{ parts: { name: string }[] }>().parts.at(-1) };
    };
    expect(await readyz()).toEqual({
      status: 503,
      jobs: { name: 'jobs', ready: false, problem: 'They are being started.' },
    });
    hasStarted = true;
    expect(await readyz()).toEqual({ status: 200, jobs: { name: 'jobs', ready: true } });
  });
});
