import { join, relative } from 'node:path';
import { root } from '../config.ts';
import { comparisonLines } from './compare-runs.ts';
import { readEvalConfig } from './config.ts';
import { evalCases, type EvalCase } from './eval-cases.ts';
import { evaluate, type CaseResult } from './evaluate.ts';
import { openEvaluatedModel, type OpenedModel } from './open-evaluated-model.ts';
import { reportLines } from './report-lines.ts';
import { findLastRun, storeRun } from './run-store.ts';
import { summarize } from './summarize.ts';

const folder = join(root, 'reports', 'eval-drafts');

/** Evaluates the cases, prints the progress, and stops the model. */
async function evaluateWithProgress(
  cases: readonly EvalCase[],
  model: OpenedModel,
  concurrency: number,
): Promise<CaseResult[]> {
  let done = 0;
  const onResult = () => {
    done += 1;
    if (done % 50 === 0) console.log(`${done} of ${cases.length}`);
  };
  try {
    return await evaluate(cases, model, { concurrency, onResult });
  } finally {
    await model.stop();
  }
}

/** Evaluates the model's drafts, and fails when an injection got through or the structure is too often incomplete. */
async function run(): Promise<void> {
  const config = readEvalConfig();
  const cases = evalCases(config);
  const model = await openEvaluatedModel(config.model);
  console.log(`${cases.length} drafts by ${model.name}, ${config.concurrency} at a time`);
  const results = await evaluateWithProgress(cases, model, config.concurrency);
  const summary = summarize(results);
  const current = { at: new Date().toISOString(), model: model.name, summary, results };
  const last = await findLastRun(folder, model.name);
  const file = await storeRun(folder, current);
  console.log(`\n${[...reportLines(summary), '', ...comparisonLines(current, last)].join('\n')}`);
  console.log(`\nAll drafts and scores: ${relative(root, file)}`);
  if (!summary.passed) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
