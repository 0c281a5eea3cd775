import type { Result } from './result.ts';

const intro = `# Assurance

The figures of the last runs of the drills, each from a file that its command wrote. \`npm run assurance\` takes the newest files from \`reports/assurance\` into [docs/assurance](assurance/) and writes this page ([decision 081](decisions/081-assurance.md)). Do not edit it.
`;

/** Renders the page from results in any order: the same results give the same bytes. */
export function renderPage(results: readonly Result[]): string {
  const sorted = results.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const overview = sorted.map(({ title, command, ranAt, broken }) => [
    `[${title}](#${anchorOf(title)})`,
    `\`${command}\``,
    ranAt.slice(0, 10),
    broken.length === 0 ? 'kept' : `${broken.length} broken`,
  ]);
  return [intro, table(['drill', 'command', 'last run', 'promises'], overview), ...sorted.map(sectionOf)].join('\n');
}

function sectionOf({ name, title, command, ranAt, commit, machine, figures, broken }: Result): string {
  const rows = Object.entries(figures).map(([figure, value]) => [figure, formatValue(value)]);
  const when = `${ranAt.slice(0, 16).replace('T', ' ')} UTC`;
  const source = `\`${command}\` at ${when}, commit \`${commit}\`, ${machine}; [its file](assurance/${name}.json).`;
  const promises =
    broken.length === 0
      ? 'Every promise was kept.'
      : [`Broken promises: ${broken.length}.`, '', ...broken.slice(0, 10).map((line) => `- ${firstLine(line)}`)].join(
          '\n',
        );
  return [`## ${title}`, '', source, '', table(['figure', 'value'], rows), promises, ''].join('\n');
}

const firstLine = (text: string): string => text.split('\n')[0]!.replaceAll('|', '/');

/** The anchor that GitHub gives a heading. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

/** Digits in groups, independent of the machine's language. */
const formatValue = (value: number | string): string =>
  typeof value === 'string' ? value : value.toLocaleString('en-US', { maximumFractionDigits: 2 });

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}
