/** The numbers of passed and failed tests. */
export type Counts = { passed: number; failed: number };

type VitestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { status: string; assertionResults: { status: string }[] }[];
};

/** Parses vitest's JSON report; a file that could not be loaded counts as one failed test. */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = report as VitestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

type PlaywrightReport = { stats?: { expected: number; unexpected: number; flaky: number }; errors?: unknown[] };

/** Parses Playwright's JSON report; a test that passed only at a second attempt counts as failed. */
export function playwrightCounts(report: unknown): Counts {
  const { stats = { expected: 0, unexpected: 0, flaky: 0 }, errors = [] } = report as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
