/** A combination of releases and the tests that ran on it. */
export interface MatrixRow {
  title: string;
  passed: number;
  failed: number;
}

/** Formats the compatibility of the releases as a table in Markdown. */
export function formatMatrix(rows: readonly MatrixRow[]): string {
  const width = Math.max(...rows.map(({ title }) => title.length));
  const line = (title: string, passed: string, failed: string) => `| ${title.padEnd(width)} | ${passed} | ${failed} |`;
  return [
    line('combination', 'passed', 'failed'),
    line('-'.repeat(width), '-----:', '-----:'),
    ...rows.map(({ title, passed, failed }) => line(title, String(passed).padStart(6), String(failed).padStart(6))),
  ].join('\n');
}
