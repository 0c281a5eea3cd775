import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { countDeliveries } from '../../apps/api/src/metrics/count-deliveries.ts';
import { measureJobs } from '../../apps/api/src/metrics/measure-jobs.ts';
import { measurePool } from '../../apps/api/src/metrics/measure-pool.ts';
import { measureQueues } from '../../apps/api/src/metrics/measure-queues.ts';
import { observeCalls } from '../../apps/api/src/metrics/observe-calls.ts';
import { measureCaches } from '../../apps/public-site/server/measure-caches.ts';
import { createMetrics, measureRequests } from '../../packages/node-server/src/metrics.ts';
import { root } from '../config.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { groups } = parse(read('docs/operations/alerts.yml')) as {
  groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[];
};
const rules = groups.flatMap((group) => group.rules);

/** The names of all metrics, as the servers register them. */
function metricNames(): Set<string> {
  const registry = createMetrics({ service: 'all', version: '1', commit: '1', contract: '1' });
  observeCalls(registry);
  measureJobs(registry);
  countDeliveries(registry);
  measurePool(registry, async () => ({ totalCount: 0, idleCount: 0, waitingCount: 0 }));
  measureQueues(registry, async () => []);
  measureCaches(registry, {});
  measureRequests(fastify(), registry);
  return new Set(['up', ...registry.getMetricsAsArray().map(({ name }) => name)]);
}

/** The metrics in an expression: names before a selector or a range, without the suffixes of histograms. */
const metricsIn = (expr: string) =>
  [...expr.matchAll(/\b([a-z_][a-z0-9_]*)(?=\{|\[)|\b([a-z0-9_]+_(?:seconds|info))\b/g)].map(([, first, second]) =>
    (first ?? second ?? '').replace(/_(?:count|bucket|sum)$/, ''),
  );

describe('alert rules', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s reads only metrics that exist', (_name, { expr }) => {
    const used = metricsIn(expr);
    expect(used.length).toBeGreaterThan(0);
    const known = metricNames();
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('each have a section in the runbook', () => {
    const sections = [...read('docs/runbooks/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(rules.map(({ alert }) => alert)).toEqual(sections);
    for (const { alert, annotations } of rules)
      expect(annotations.runbook).toBe(`docs/runbooks/alerts.md#${alert.toLowerCase()}`);
  });
});
