import { describe, expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';

describe('test counts', () => {
  test('count a test file that cannot be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(vitestCounts({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 });
  });

  test('count a failed test once', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
    expect(vitestCounts({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({ passed: 1, failed: 1 });
  });

  test('count an e2e test that passed only at a second attempt as a failure', () => {
    expect(playwrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] })).toEqual({
      passed: 3,
      failed: 2,
    });
  });

  test('count an error outside every e2e test as a failure', () => {
    expect(playwrightCounts({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] })).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  test('are empty without a report', () => {
    expect([vitestCounts({}), playwrightCounts({})]).toEqual([
      { passed: 0, failed: 0 },
      { passed: 0, failed: 0 },
    ]);
  });
});
