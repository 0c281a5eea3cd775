import { mutatedModules } from './modules.ts';
import { isPassed, scoreOf, scoreLines } from './score.ts';
import { equivalentMutants } from './survivors.ts';
import { testMutants } from './test-mutants.ts';

/** Tests the modules named on the command line, or all of them, and fails when one falls below the lowest score. */
async function run(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !mutatedModules.some((module) => module.name === name));
  if (unknown.length > 0) throw new Error(`No such module: ${unknown.join(', ')}`);
  for (const module of mutatedModules) {
    if (wanted.length > 0 && !wanted.includes(module.name)) continue;
    const mutants = await testMutants(module, process.cwd());
    const files = new Set(mutants.map(({ file }) => file));
    const listed = equivalentMutants.filter(({ file }) => files.has(file));
    const score = scoreOf(mutants, listed);
    if (!isPassed(score)) process.exitCode = 1;
    console.log(`\n${scoreLines(module.name, score).join('\n')}`);
  }
}

await run(process.argv.slice(2));
