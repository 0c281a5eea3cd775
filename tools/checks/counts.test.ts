import { describe, expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';

const spec = (title: string, status: string, message: string) => ({
  title,
  file: 'a.e2e.ts',
  tests: [{ status, results: [{ errors: [{ message }] }] }],
});

describe('test counts', () => {
  test('count a test file that cannot be loaded as a failure, and name it', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'b.test.ts', status: 'passed', assertionResults: [{ fullName: 'b', status: 'passed' }] },
    ];
    expect(vitestCounts({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({
      passed: 1,
      failed: 1,
      attention: ['failed: a.test.ts: no such module'],
    });
  });

  test('count a failed test once, and name it with the beginning of its error in one line', () => {
    const failed = { fullName: 'a fails', status: 'failed', failureMessages: ['\u001B[31mexpected 1\n  to be 2'] };
    const passed = { fullName: 'a passes', status: 'passed', failureMessages: [] };
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [failed, passed] }];
    expect(vitestCounts({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
      passed: 1,
      failed: 1,
      attention: ['failed: a fails: expected 1 to be 2'],
    });
  });

  test('name an e2e test that passed only at a second attempt', () => {
    const suites = [{ suites: [{ specs: [spec('works', 'expected', ''), spec('wavers', 'flaky', 'too late')] }] }];
    expect(playwrightCounts({ stats: { expected: 1, unexpected: 0, flaky: 1 }, suites })).toEqual({
      passed: 2,
      failed: 0,
      attention: ['passed only at a second attempt: a.e2e.ts: wavers: too late'],
    });
  });

  test('name a failed e2e test in at most 400 characters', () => {
    const suites = [{ specs: [spec('fails', 'unexpected', 'x'.repeat(1_000))] }];
    const { failed, attention } = playwrightCounts({ stats: { expected: 0, unexpected: 1, flaky: 0 }, suites });
    expect({ failed, lengths: attention.map(({ length }) => length) }).toEqual({ failed: 1, lengths: [400] });
  });

  test('count an error outside every e2e test as a failure', () => {
    const errors = [{ message: 'no browser' }];
    expect(playwrightCounts({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors })).toEqual({
      passed: 0,
      failed: 1,
      attention: ['failed: outside every test: no browser'],
    });
  });

  test('are empty without a report', () => {
    const nothing = { passed: 0, failed: 0, attention: [] };
    expect([vitestCounts({}), playwrightCounts({})]).toEqual([nothing, nothing]);
  });
});
