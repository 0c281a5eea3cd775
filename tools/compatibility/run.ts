import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { playwrightCounts, type Counts, type VitestReport } from '../checks/counts.ts';
import { runCommand } from '../checks/run-command.ts';
import { findBrowser } from '../../e2e/browser.ts';
import { readToolConfig, root } from '../config.ts';
import { countReleasedTests } from './count-released-tests.ts';
import { formatMatrix, type MatrixRow } from './format-matrix.ts';
import { releasedCommit, releasedTree } from './released-tree.ts';
import { testsOfLayout } from './tests-of-layout.ts';

/** Tests the last releases beside this code: the API's tests on this schema, and the parts mixed in a browser. */
const { environment } = readToolConfig();
const show = (text: string) => process.stdout.write(text);
const folder = join(root, 'test-results');

async function reportOf(name: string, command: string[], more: Record<string, string> = {}): Promise<unknown> {
  await runCommand(command, { ...environment, ...more }, show);
  return JSON.parse(await readFile(join(folder, name), 'utf8').catch(() => '{}'));
}

const parts = ['api', 'public-site', 'staff-console'] as const;
const commits = parts.map(releasedCommit);
for (const [index, part] of parts.entries()) {
  console.log(`The last release of ${part} is ${commits[index]}. Installing and building it …`);
  await releasedTree(commits[index]!);
}

const api = await releasedTree(commits[0]!);
const config = join(root, 'apps/api/test/released/vitest.config.ts');
const apiReport = join(folder, 'released-api.json');
const vitest = `cd '${api}' && node node_modules/vitest/vitest.mjs run --config '${config}'`;
const apiCounts = countReleasedTests(
  (await reportOf('released-api.json', [
    'sh',
    '-c',
    `${vitest} --reporter=dot --reporter=json --outputFile.json='${apiReport}'`,
  ])) as VitestReport,
  testsOfLayout,
);

const browser = await findBrowser((command) =>
  runCommand(command, { ...environment, DEBIAN_FRONTEND: 'noninteractive' }),
);
if ('problem' in browser) throw new Error(browser.problem);
const mixed = (await reportOf(
  'mixed-releases.json',
  ['playwright', 'test', '-c', 'e2e/compatibility.config.ts', '--reporter=list,json'],
  { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'mixed-releases.json') },
)) as { suites?: { specs: { title: string; ok: boolean }[] }[] };
const mixedCounts = playwrightCounts(mixed);

const schema: MatrixRow = {
  title: 'tests of the old API on the new schema',
  passed: apiCounts.passed,
  failed: apiCounts.failed + Number(apiCounts.passed === 0),
};
const rows = (mixed.suites ?? []).flatMap(({ specs }) =>
  specs.map(({ title, ok }): MatrixRow => ({ title, passed: Number(ok), failed: Number(!ok) })),
);
console.log(`\n${formatMatrix([schema, ...rows])}\n`);
const counts: Counts[] = [apiCounts, mixedCounts];
for (const [test, reason] of Object.entries(testsOfLayout)) console.log(`left out: ${test}: ${reason}`);
for (const line of counts.flatMap(({ attention }) => attention)) console.log(line);
const failed = mixedCounts.failed + schema.failed + Number(rows.length === 0);
console.log(`${mixedCounts.passed + apiCounts.passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
