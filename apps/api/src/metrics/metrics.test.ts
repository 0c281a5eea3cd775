import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import type { Job } from '../jobs/jobs.ts';
import { countDeliveries } from './count-deliveries.ts';
import { measureJobs } from './measure-jobs.ts';
import { measureQueues } from './measure-queues.ts';
import { observeCalls } from './observe-calls.ts';

async function countsOf(registry: Registry, name: string): Promise<Record<string, number>> {
  const metric = await registry.getSingleMetric(name)!.get();
  const counts = (metric.values as { metricName?: string; labels: object; value: number }[]).filter(
    ({ metricName = name }) => metricName === `${name}_count` || metricName === name,
  );
  return Object.fromEntries(counts.map(({ labels, value }) => [Object.values(labels).join(' '), value]));
}

describe('observed calls', () => {
  it('are counted by their outcome, and keep their results and errors', async () => {
    const registry = new Registry();
    const { ask, publish, read, urlOf } = observeCalls(registry)('model', {
      ask: async () => ({ outcome: 'busy' }),
      publish: async () => ({ failure: { kind: 'rate_limited' } }),
      read: async (text: string) => {
        if (text === '') throw new Error('empty');
        return text;
      },
      urlOf: (id: string) => `https://example.com/${id}`,
    });
    expect([await ask(), await publish(), await read('a'), urlOf('1')]).toEqual([
      { outcome: 'busy' },
      { failure: { kind: 'rate_limited' } },
      'a',
      'https://example.com/1',
    ]);
    await expect(read('')).rejects.toThrow('empty');
    expect(await countsOf(registry, 'external_call_duration_seconds')).toEqual({
      'model ask busy': 1,
      'model publish rate_limited': 1,
      'model read ok': 1,
      'model read threw': 1,
    });
  });
});

describe('measured jobs', () => {
  it('are counted from 0 by their outcome, and still fail', async () => {
    const registry = new Registry();
    const job: Job = { name: 'tidy', cron: '* * * * *', run: async () => ({ tidied: 3 }) };
    const failing: Job = { ...job, name: 'fail', run: () => Promise.reject(new Error('no')) };
    const [first, second] = measureJobs(registry)([job, failing]);
    const input = [{ enqueue: () => {}, enqueueAll: async () => {} }, new AbortController().signal] as const;
    expect(await first!.run(...input)).toEqual({ tidied: 3 });
    await expect(second!.run(...input)).rejects.toThrow('no');
    expect(await countsOf(registry, 'job_duration_seconds')).toEqual({
      'tidy done': 1,
      'tidy failed': 0,
      'fail done': 0,
      'fail failed': 1,
    });
  });
});

describe('counted deliveries', () => {
  it('are the attempts by provider and outcome, from 0, without emails that were given back', async () => {
    const registry = new Registry();
    const count = countDeliveries(registry);
    count('google', [{ status: 'handed_over' }, { status: 'handed_over' }, { status: 'retry' }, { status: 'queued' }]);
    count('other', [{ status: 'refused' }, { status: 'retry', isUntried: true }]);
    const counts = await countsOf(registry, 'deliveries_total');
    expect(counts).toMatchObject({ 'google refused': 0, 'other handed_over': 0, 'other uncertain': 0 });
    expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual([
      ['google handed_over', 2],
      ['google retry', 1],
      ['other refused', 1],
    ]);
  });
});

describe('measured queues', () => {
  it('are read once for scrapes at the same time, and are none without the database', async () => {
    const registry = new Registry();
    let [now, reads, isAway] = [0, 0, false];
    const rows = async () => {
      reads += 1;
      if (isAway) throw new Error('away');
      return [{ name: 'send', waiting: 4, active: 2, failed: 1, oldest: 12.5 }];
    };
    measureQueues(registry, rows, () => now);
    await Promise.all([registry.metrics(), registry.metrics()]);
    expect(reads).toBe(1);
    expect(await countsOf(registry, 'queue_jobs')).toEqual({ 'send waiting': 4, 'send active': 2, 'send failed': 1 });
    expect(await countsOf(registry, 'queue_oldest_seconds')).toEqual({ send: 12.5 });
    [now, isAway] = [60_000, true];
    expect(await countsOf(registry, 'queue_jobs')).toEqual({});
  });
});
