import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '../../e2e/browser.ts';
import { root } from '../config.ts';
import { playwrightCounts, vitestCounts, type Counts } from './counts.ts';
import { runCommand } from './run-command.ts';

type Environment = Record<string, string>;

/** The result of a step; `output` is shown when something failed and it was not printed before. */
export type Outcome = Counts & { output: string };

/**
 * One step of the checks; it is skipped, and counts as failed, when a step in `needs` has failed. Steps of one lane run
 * in sequence, and the lanes side by side: tests often wait, and leave the processor to tools meanwhile.
 */
export type Step = {
  name: string;
  lane: 'tools' | 'tests';
  needs?: string[];
  run: (environment: Environment) => Promise<Outcome>;
};

/** A tool that checks the files. `proof` matches output that it only prints when it has checked some files. */
function check(name: string, command: string[], proof?: RegExp): Step {
  return {
    name,
    lane: 'tools',
    run: async (environment) => {
      const { code, output } = await runCommand(command, environment);
      const ran = !proof || proof.test(output);
      const passed = code === 0 && ran;
      return {
        passed: Number(passed),
        failed: Number(!passed),
        attention: passed ? [] : [`failed: ${name}`],
        output: ran ? output : `${output}\nIt did not say that it checked anything.`,
      };
    },
  };
}

/**
 * A test runner: it prints its progress, and its report contains the counts; a report without tests is a failure, unless
 * it `mayBeEmpty`.
 */
function tests(
  name: string,
  command: (report: string) => string[],
  counts: (report: unknown) => Counts,
  { needs = [], mayBeEmpty = false }: { needs?: string[]; mayBeEmpty?: boolean } = {},
): Step {
  return {
    name,
    lane: 'tests',
    needs,
    run: async (environment) => {
      const report = join(root, 'test-results', `${name.replaceAll(' ', '-')}.json`);
      await rm(report, { force: true });
      const { code } = await runCommand(
        command(report),
        { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        (text) => process.stdout.write(text),
      );
      const counted = counts(JSON.parse(await readFile(report, 'utf8').catch(() => '{}')));
      const silent = counted.failed === 0 && (code !== 0 || (counted.passed === 0 && !mayBeEmpty));
      const attention = silent ? [...counted.attention, `failed: ${name}: code ${code}`] : counted.attention;
      return { passed: counted.passed, failed: counted.failed + Number(silent), attention, output: '' };
    },
  };
}

const someFiles = /on [1-9]\d* files/;
const someTasks = /[1-9]\d* successful/;

const tools: Step[] = [
  check('format', ['oxfmt', '--check', '.'], someFiles),
  // Rules and types in one pass: both need the types of every file.
  check('lint and types', ['oxlint', '--type-aware', '--type-check'], someFiles),
  check('unused files and dependencies', ['knip']),
];

const vitest = (name: string, filters: string[] = [], mayBeEmpty = false): Step =>
  tests(
    name,
    (report) => ['vitest', 'run', ...filters, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    vitestCounts,
    { mayBeEmpty },
  );

/** The steps of `check`: everything that needs no browser. */
export const checkSteps: Step[] = [...tools, vitest('unit and API tests')];

/**
 * The steps of `check -- --changed`: of the tests, only those whose imports lead to an uncommitted change, and those in
 * `tools/checks`, which read files instead of importing them.
 */
export const changedSteps: Step[] = [
  ...tools,
  vitest('tests of changes', ['--changed'], true),
  vitest('tests of files', ['tools/checks']),
];

/** The steps of `test`: the same, the production build beside them, then the e2e tests of that build in a browser. */
export const testSteps: Step[] = [
  ...checkSteps,
  check('production build', ['turbo', 'run', 'build', '--output-logs=errors-only'], someTasks),
  {
    name: 'browser',
    lane: 'tools',
    run: async (environment) => {
      const found = await findBrowser((command) =>
        runCommand(command, { ...environment, DEBIAN_FRONTEND: 'noninteractive' }),
      );
      if ('problem' in found) return { passed: 0, failed: 1, attention: ['failed: browser'], output: found.problem };
      environment.CHROMIUM_PATH = found.path;
      return { passed: 1, failed: 0, attention: [], output: found.path };
    },
  },
  tests(
    'e2e',
    () => ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    playwrightCounts,
    { needs: ['production build', 'browser'] },
  ),
];
