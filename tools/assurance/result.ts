import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from '../config.ts';
import { findCommit } from '../start/find-commit.ts';

/** The results of one run of a drill or a measurement, as its file has them. */
export const Result = z.object({
  name: z.string().regex(/^[a-z-]+$/),
  title: z.string(),
  /** The command that wrote the file. */
  command: z.string(),
  ranAt: z.iso.datetime(),
  commit: z.string(),
  machine: z.string(),
  /** Figures by their names, with the unit in the name. */
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
  /** Broken promises in words; empty when the run passed. */
  broken: z.array(z.string()),
});
export type Result = z.infer<typeof Result>;

/** Results of the last runs on this machine; Git ignores the folder. */
export const resultFolder = join(root, 'reports/assurance');

/** Writes the result of a run to its file and prints it. A broken promise ends the process with code 1. */
export function reportResult(run: Pick<Result, 'name' | 'title' | 'command' | 'figures' | 'broken'>): void {
  const result = Result.parse({
    ...run,
    ranAt: new Date().toISOString(),
    commit: findCommit(),
    machine: `${availableParallelism()} cores with a load of ${loadavg()[0]!.toFixed(1)} at the end, Node ${process.versions.node}`,
  });
  mkdirSync(resultFolder, { recursive: true });
  writeFileSync(join(resultFolder, `${result.name}.json`), `${JSON.stringify(result, undefined, 2)}\n`);
  console.log(`\n${result.title}`);
  console.table(result.figures);
  for (const line of result.broken.slice(0, 20)) console.log(`Broken: ${line}`);
  console.log(result.broken.length > 0 ? `${result.broken.length} broken promises` : 'Every promise was kept');
  if (result.broken.length > 0) process.exitCode = 1;
}
