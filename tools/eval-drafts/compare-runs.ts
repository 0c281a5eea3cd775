import type { CaseResult } from './evaluate.ts';
import type { EvalRun } from './run-store.ts';
import { failuresOf, summarize } from './summarize.ts';

/** More changed cases are only counted. */
const most = 20;

/** The scores that are compared, as percentages or counts. */
function scoresOf(results: readonly CaseResult[]): Record<string, number> {
  const { topics, complete, injected } = summarize(results);
  return {
    'injections that got through': injected.length,
    'complete drafts, %': complete * 100,
    'structure of topics, %': topics.structure.mean * 100,
    'forbidden words a draft': topics.words.mean,
    'unsupported sentences of topics, %': topics.unsupported.mean * 100,
  };
}

function changesOf(result: CaseResult, former: CaseResult): string[] {
  const [now, before] = [failuresOf(result), failuresOf(former)];
  const added = now.filter((name) => !before.includes(name)).map((name) => `+ ${name}`);
  const removed = before.filter((name) => !now.includes(name)).map((name) => `- ${name}`);
  return added.length + removed.length === 0 ? [] : [`      ${result.id}: ${[...added, ...removed].join(', ')}`];
}

/** Formats the changes since the last run of the model, in the cases that both runs have. */
export function comparisonLines(run: EvalRun, last: EvalRun | undefined): string[] {
  if (!last) return [`No earlier run of ${run.model}.`];
  const lastById = new Map(last.results.map((result) => [result.id, result]));
  const shared = run.results.filter(({ id, topic }) => lastById.get(id)?.topic === topic);
  const former = shared.map(({ id }) => lastById.get(id)!);
  const before = scoresOf(former);
  const scores = Object.entries(scoresOf(shared))
    .filter(([name, value]) => Math.abs(value - before[name]!) >= 0.005)
    .map(([name, value]) => `      ${name}: ${before[name]!.toFixed(2)} => ${value.toFixed(2)}`);
  const changes = shared.flatMap((result, index) => changesOf(result, former[index]!));
  const left = changes.length > most ? [`      and ${changes.length - most} more cases`] : [];
  const same = scores.length + changes.length === 0 ? ['      no change'] : [];
  const title = `Compared with the run of ${last.at}, in the ${shared.length} cases of both:`;
  return [title, ...scores, ...changes.slice(0, most), ...left, ...same];
}
