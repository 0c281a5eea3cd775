import { describe, expect, it } from 'vitest';
import { countReleasedTests } from './count-released-tests.ts';

const test = (fullName: string, status: string) => ({ fullName, status, failureMessages: ['no such index'] });
const file = (...assertionResults: ReturnType<typeof test>[]) => ({
  name: '/released/apps/api/test/plans.test.ts',
  status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  assertionResults,
});
const report = (...tests: ReturnType<typeof test>[]) => ({
  numPassedTests: tests.filter(({ status }) => status === 'passed').length,
  numFailedTests: tests.filter(({ status }) => status === 'failed').length,
  testResults: [file(...tests)],
});
const listed = { 'plans.test.ts: a plan has an index': 'names an index' };

describe('countReleasedTests', () => {
  it('leaves out a listed test that fails', () => {
    const tests = [test('a plan has an index', 'failed'), test('a post is saved', 'passed')];
    expect(countReleasedTests(report(...tests), listed)).toEqual({ passed: 1, failed: 0, attention: [] });
  });

  it('counts each other failure', () => {
    const tests = [test('a plan has an index', 'failed'), test('a post is saved', 'failed')];
    const attention = ['failed: a post is saved: no such index'];
    expect(countReleasedTests(report(...tests), listed)).toEqual({ passed: 0, failed: 1, attention });
  });

  it('fails for a listed test that passes or is gone', () => {
    const name = 'plans.test.ts: a plan has an index';
    expect(countReleasedTests(report(test('a plan has an index', 'passed')), listed)).toEqual({
      passed: 1,
      failed: 1,
      attention: [`in tests-of-layout.ts but passed: ${name}`],
    });
    expect(countReleasedTests(report(test('a post is saved', 'passed')), listed).attention).toEqual([
      `in tests-of-layout.ts but gone: ${name}`,
    ]);
  });
});
