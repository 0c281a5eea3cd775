import { vitestCounts, type Counts, type VitestReport } from '../checks/counts.ts';

type File = NonNullable<VitestReport['testResults']>[number];
type Test = File['assertionResults'][number];

/**
 * Counts the tests of a released API. Tests of the list are left out while they fail; one that passes or is gone counts as
 * a failure.
 */
export function countReleasedTests(report: VitestReport, testsOfLayout: Readonly<Record<string, string>>): Counts {
  const key = ({ name }: File, { fullName }: Test) => `${name.replace(/^.*\/apps\/api\/test\//, '')}: ${fullName}`;
  const files = report.testResults ?? [];
  const statuses = new Map(
    files.flatMap((file) => file.assertionResults.map((test) => [key(file, test), test.status] as const)),
  );
  const listed = Object.keys(testsOfLayout);
  const expected = listed.filter((name) => statuses.get(name) === 'failed');
  const problems = listed
    .filter((name) => !expected.includes(name))
    .map((name) => `in tests-of-layout.ts but ${statuses.get(name) ?? 'gone'}: ${name}`);
  const counted = files.map((file) => withoutTests(file, (test) => expected.includes(key(file, test))));
  const { passed, failed, attention } = vitestCounts({
    numPassedTests: report.numPassedTests ?? 0,
    numFailedTests: (report.numFailedTests ?? 0) - expected.length,
    testResults: counted,
  });
  return { passed, failed: failed + problems.length, attention: [...attention, ...problems] };
}

/** A file whose only failures are left out passes. */
function withoutTests(file: File, isLeftOut: (test: Test) => boolean): File {
  const assertionResults = file.assertionResults.filter((test) => !isLeftOut(test));
  const isChanged = assertionResults.length < file.assertionResults.length;
  const hasFailures = assertionResults.some(({ status }) => status === 'failed');
  return { ...file, assertionResults, status: isChanged && !hasFailures ? 'passed' : file.status };
}
