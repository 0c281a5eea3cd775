import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { countDeliveries } from '../../apps/api/src/metrics/count-deliveries.ts';
import { measureJobs } from '../../apps/api/src/metrics/measure-jobs.ts';
import { measurePool } from '../../apps/api/src/metrics/measure-pool.ts';
import { measureQueues } from '../../apps/api/src/metrics/measure-queues.ts';
import { measureReplica } from '../../apps/api/src/metrics/measure-replica.ts';
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
  measureReplica(registry, () => undefined);
  measureCaches(registry, {});
  measureRequests(fastify(), registry);
  return new Set(['up', ...registry.getMetricsAsArray().map(({ name }) => name)]);
}

/** The metrics in an expression: what remains without selectors, ranges, grouping, operators and functions. */
const metricsIn = (expr: string) =>
  [...expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '').matchAll(/\b([a-z_]\w*)\b(?!\s*\()/g)]
    .map(([, name = '']) => name.replace(/_(?:count|bucket|sum)$/, ''))
    .filter((name) => !['and', 'or', 'unless'].includes(name));

const { panels } = JSON.parse(read('docs/operations/dashboard.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};
const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const));

const unknownMetricsIn = (expr: string) => {
  const known = metricNames();
  return metricsIn(expr).filter((name) => !known.has(name));
};

describe('alert rules', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s reads only metrics that exist', (_name, { expr }) => {
    expect(metricsIn(expr)).not.toEqual([]);
    expect(unknownMetricsIn(expr)).toEqual([]);
  });

  it('each have a section in the runbook', () => {
    const sections = [...read('docs/runbooks/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(rules.map(({ alert }) => alert)).toEqual(sections);
    for (const { alert, annotations } of rules)
      expect(annotations.runbook).toBe(`docs/runbooks/alerts.md#${alert.toLowerCase()}`);
  });
});

describe('the dashboard', () => {
  it.each(queries)('reads only metrics that exist in %s', (_title, expr) => {
    expect(metricsIn(expr)).not.toEqual([]);
    expect(unknownMetricsIn(expr)).toEqual([]);
  });

  it('shows every metric of the read replica', () => {
    const shown = new Set(queries.flatMap(([, expr]) => metricsIn(expr)));
    const ofReplica = [...metricNames()].filter((name) => /^read_replica_|^visitor_reads_/.test(name));
    expect(ofReplica).toHaveLength(3);
    expect(ofReplica.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('names only alerts that exist', () => {
    const named = [...read('docs/operations/dashboard.json').matchAll(/Alert: (\w+)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !rules.some(({ alert }) => alert === name))).toEqual([]);
  });
});
