import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../config.ts';
import { renderPage } from './page.ts';
import { readResults } from './read-results.ts';

const results = readResults(join(root, 'docs/assurance'));

describe('assurance page', () => {
  it('is the one that the committed results give', () => {
    expect(results.length).toBeGreaterThan(0);
    expect(readFileSync(join(root, 'docs/assurance.md'), 'utf8')).toBe(renderPage(results));
  });

  it('is the same for results in another order', () => {
    expect(renderPage(results.toReversed())).toBe(renderPage(results));
  });

  it('names date, commit and command of each result, and its broken promises', () => {
    const [first] = results;
    const page = renderPage([{ ...first!, figures: { 'lost writes': 1234.5 }, broken: ['a | b\nmore'] }]);
    expect(page).toContain(`\`${first!.command}\` at ${first!.ranAt.slice(0, 10)}`);
    expect(page).toContain(`commit \`${first!.commit}\``);
    expect(page).toContain('| lost writes | 1,234.5 |');
    expect(page).toContain('Broken promises: 1.\n\n- a / b\n');
  });
});
