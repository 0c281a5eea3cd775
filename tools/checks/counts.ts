/** The numbers of passed and failed tests, with a line for each test that needs attention. */
export type Counts = { passed: number; failed: number; attention: string[] };

const maxLength = 400;
// oxlint-disable-next-line no-control-regex
const colors = /\u001B\[[\d;]*m/g;

/** One line for a test: its name and the beginning of its error. */
const lineOf = (outcome: string, name: string, error = ''): string =>
  `${outcome}: ${name}: ${error.replace(colors, '').replace(/\s+/g, ' ').trim()}`.slice(0, maxLength);

/** The parts of vitest's JSON report that are counted. */
export type VitestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

/** Parses vitest's JSON report; a file that could not be loaded counts as one failed test. */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = report as VitestReport;
  const failed = testResults.filter(({ status }) => status === 'failed');
  const broken = failed.filter(({ assertionResults }) => assertionResults.every((each) => each.status !== 'failed'));
  const attention = failed.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => lineOf('failed', fullName, failureMessages?.[0])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    attention: [...attention, ...broken.map(({ name, message }) => lineOf('failed', name, message))],
  };
}

type PlaywrightError = { message?: string };
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightSpec = {
  title: string;
  file: string;
  tests: { status: string; results: { errors: PlaywrightError[] }[] }[];
};
type PlaywrightReport = PlaywrightSuite & {
  stats?: { expected: number; unexpected: number; flaky: number };
  errors?: PlaywrightError[];
};

/** Parses Playwright's JSON report; a test that passed only at a second attempt counts as passed, and is named. */
export function playwrightCounts(report: unknown): Counts {
  const { stats = { expected: 0, unexpected: 0, flaky: 0 }, errors = [], ...suite } = report as PlaywrightReport;
  const attention = specsOf(suite).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        lineOf(
          status === 'flaky' ? 'passed only at a second attempt' : 'failed',
          `${file}: ${title}`,
          results[0]?.errors.map(({ message }) => message).join(' | '),
        ),
      ),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    attention: [...attention, ...errors.map(({ message }) => lineOf('failed', 'outside every test', message))],
  };
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
