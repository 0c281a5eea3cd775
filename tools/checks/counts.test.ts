import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';

test('a test file that cannot be loaded counts as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(vitestCounts({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 });
});

test('a failed test is counted once', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
  expect(vitestCounts({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({ passed: 1, failed: 1 });
});

test('a journey that passed only at a second attempt has failed', () => {
  expect(playwrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] })).toEqual({
    passed: 3,
    failed: 2,
  });
});

test('an error outside every journey counts as a failure', () => {
  expect(playwrightCounts({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] })).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('no report at all counts nothing', () => {
  expect([vitestCounts({}), playwrightCounts({})]).toEqual([
    { passed: 0, failed: 0 },
    { passed: 0, failed: 0 },
  ]);
});
