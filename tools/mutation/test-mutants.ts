import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { MutatedModule } from './modules.ts';
import type { TestedMutant } from './score.ts';
import { oneLine, sliceText } from './source-text.ts';

type Options = ConstructorParameters<typeof Stryker>[0];

/** Creates every mutant of a module and runs the module's tests against each, one at a time. */
export async function testMutants(module: MutatedModule, root: string): Promise<TestedMutant[]> {
  const results = await new Stryker(optionsOf(module)).runMutationTest();
  const sources = new Map<string, string[]>();
  for (const { fileName } of results) sources.set(fileName, (await readFile(fileName, 'utf8')).split('\n'));
  return results.map(({ fileName, location, replacement, status }) => ({
    file: relative(root, fileName),
    line: location.start.line,
    within: (sources.get(fileName)?.[location.start.line - 1] ?? '').trim(),
    original: oneLine(sliceText(sources.get(fileName) ?? [], location)),
    replacement: oneLine(replacement),
    status,
  }));
}

const optionsOf = ({ mutate, tests, needsDatabase = false }: MutatedModule): Options => ({
  mutate: [...mutate],
  testFiles: [...tests],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: {
    configFile: needsDatabase ? 'tools/mutation/vitest-database.config.ts' : 'tools/mutation/vitest.config.ts',
    related: false,
  },
  coverageAnalysis: 'perTest',
  // Each further process starts its own PostgreSQL.
  concurrency: 1,
  // A busy machine must not turn a slow test into a killed mutant.
  timeoutMS: 10_000,
  cleanTempDir: 'always',
  reporters: ['progress-append-only'],
});
