import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseResult } from './evaluate.ts';
import type { Summary } from './summarize.ts';

/** A stored evaluation. */
export interface EvalRun {
  /** The time of its end, as an ISO string. */
  at: string;
  model: string;
  summary: Summary;
  results: CaseResult[];
}

const suffix = '.json';

/** Stores a run in a folder, and returns the path of its file. */
export async function storeRun(folder: string, run: EvalRun): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${run.at.replaceAll(':', '-')}${suffix}`);
  await writeFile(file, `${JSON.stringify(run, null, 2)}\n`);
  return file;
}

/** Returns the latest stored run of a model. Files that are no runs are skipped. */
export async function findLastRun(folder: string, model: string): Promise<EvalRun | undefined> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names
    .filter((one) => one.endsWith(suffix))
    .toSorted()
    .reverse()) {
    const run = await readRun(join(folder, name));
    if (run?.model === model) return run;
  }
  return undefined;
}

async function readRun(file: string): Promise<EvalRun | undefined> {
  try {
    const run = JSON.parse(await readFile(file, 'utf8')) as Partial<EvalRun> | null;
    return run?.summary && Array.isArray(run.results) ? (run as EvalRun) : undefined;
  } catch {
    return undefined;
  }
}
