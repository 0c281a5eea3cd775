import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../apps/api/src/operator/commands.ts';
import { root } from '../config.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '*.md', 'deploy', 'docker-compose.yml', 'docs/operations'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  // Changelogs tell about releases of before.
  .filter((file) => !file.includes('CHANGELOG'));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Calls of the operator's tool: by its name in code, by its script, or by its file. */
const calls = files.flatMap((file) =>
  [...read(file).matchAll(/(?:`|^|npm run )lanesight (?:-- )?([^`\n]+)|operator\/main\.ts['", ]+([^`\n]+)/gm)].map(
    ([, named, byFile]) =>
      [
        file,
        (named ?? byFile)!
          .replaceAll(/['",\]]/g, ' ')
          .trim()
          .split(/\s+/),
      ] as const,
  ),
);
const runs = files.flatMap((file) =>
  [...read(file).matchAll(/npm run ([\w:-]+\w)(?!\w|:[*<])|`((?:bench|drill|test):[\w-]+)`/g)].map(
    ([, run, named]) => [file, (run ?? named)!] as const,
  ),
);

describe('commands in the documents', () => {
  it('are found', () => {
    expect(calls.length).toBeGreaterThan(25);
    expect(runs.length).toBeGreaterThan(50);
  });

  it.each(calls)('%s calls the operator tool with what it knows: %j', (_file, [name = '', ...rest]) => {
    if (name.startsWith('-') || name.startsWith('<')) return expect(['--help', '--json', '<command>']).toContain(name);
    const command = commands.find((each) => each.name === name);
    const known = ['json', 'help', ...Object.keys(command?.options ?? {})];
    const unknown = rest.flatMap((word) => /^--([\w-]+)/.exec(word)?.[1] ?? []).filter((each) => !known.includes(each));
    expect({ name: command?.name, unknown }).toEqual({ name, unknown: [] });
  });

  it('run scripts that exist', () => {
    expect(runs.filter(([, script]) => !(script in scripts))).toEqual([]);
  });
});
