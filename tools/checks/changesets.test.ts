import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../config.ts';

const folder = join(root, '.changeset');
const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
const parts = ['public-site', 'staff-console', 'api'];

describe('the notes of changes', () => {
  it('name the parts that have a version', () => {
    for (const part of parts)
      expect(JSON.parse(readFileSync(join(root, 'apps', part, 'package.json'), 'utf8'))).toMatchObject({
        name: part,
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      });
  });

  it.each(files)('say in a sentence what changed, and in which parts: %s', (file) => {
    const [, head = '', sentence = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
    const lines = head.trim().split('\n');
    expect(lines.filter((line) => !new RegExp(`^'(?:${parts.join('|')})': (?:major|minor|patch)$`).test(line))).toEqual(
      [],
    );
    expect(sentence.trim()).toMatch(/^[A-Z].*\.$/s);
  });
});
