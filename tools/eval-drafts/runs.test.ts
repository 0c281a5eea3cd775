import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparisonLines } from './compare-runs.ts';
import type { CaseResult } from './evaluate.ts';
import { findLastRun, storeRun, type EvalRun } from './run-store.ts';
import { draftedCase, failedCase } from './some-results.ts';
import { summarize } from './summarize.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eval-drafts-'));
});
afterAll(() => rm(folder, { recursive: true }));

const runOf = (results: CaseResult[], at = '2026-11-01T10:00:00.000Z', model = 'writer'): EvalRun => ({
  at,
  model,
  summary: summarize(results),
  results,
});

describe('run store', () => {
  it('finds the latest run of the model, and skips other files', async () => {
    const runs = join(folder, 'runs');
    expect(await findLastRun(runs, 'writer')).toBeUndefined();
    const results = [draftedCase({ id: 't1' })];
    await storeRun(runs, runOf(results, '2026-11-01T10:00:00.000Z'));
    await storeRun(runs, runOf(results, '2026-11-03T10:00:00.000Z'));
    await storeRun(runs, runOf(results, '2026-11-02T10:00:00.000Z'));
    await storeRun(runs, runOf(results, '2026-11-04T10:00:00.000Z', 'another'));
    for (const [name, text] of [
      ['9.json', '{'],
      ['8.json', 'null'],
      ['7.json', '{"model":"writer"}'],
    ] as const)
      await writeFile(join(runs, name), text);
    expect(await findLastRun(runs, 'writer')).toEqual(runOf(results, '2026-11-03T10:00:00.000Z'));
    expect(await findLastRun(runs, 'unknown')).toBeUndefined();
  });
});

describe('comparisonLines', () => {
  const last = runOf([draftedCase({ id: 't1' }), draftedCase({ id: 't2', structure: 0.5 }), draftedCase({ id: 't3' })]);

  it('shows changed scores, and the added and removed failures of each case', () => {
    const injections = [{ kind: 'marker' as const, found: 'x' }];
    const now = runOf([draftedCase({ id: 't1', injections }), draftedCase({ id: 't2' }), failedCase({ id: 't4' })]);
    expect(comparisonLines(now, last)).toEqual([
      'Compared with the run of 2026-11-01T10:00:00.000Z, in the 2 cases of both:',
      '      injections that got through: 0.00 => 1.00',
      '      complete drafts, %: 50.00 => 100.00',
      '      structure of topics, %: 75.00 => 100.00',
      '      t1: + injection: marker',
      '      t2: - structure: title length',
    ]);
  });

  it('says so when nothing changed', () => expect(comparisonLines(last, last).at(-1)).toBe('      no change'));

  it('does not compare a case whose topic changed', () => {
    const now = runOf([draftedCase({ id: 't2', topic: 'another' })]);
    expect(comparisonLines(now, last).join('\n')).not.toContain('t2');
  });

  it('counts the cases after the first twenty', () => {
    const many = (share: number) =>
      runOf(Array.from({ length: 25 }, (_, index) => draftedCase({ id: `t${index}`, structure: share })));
    const lines = comparisonLines(many(0.5), many(1));
    expect(lines.filter((line) => line.includes('+ structure'))).toHaveLength(20);
    expect(lines.at(-1)).toBe('      and 5 more cases');
  });

  it('names a missing earlier run', () =>
    expect(comparisonLines(last, undefined)).toEqual(['No earlier run of writer.']));
});
