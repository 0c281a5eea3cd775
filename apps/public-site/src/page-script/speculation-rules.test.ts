import { describe, expect, it } from 'vitest';
import { speculationRulesFor } from './speculation-rules.ts';

const current = { mobile: false, brands: [{ brand: 'Chromium', version: '141' }] };
const eagernessIn = (rules: { eagerness: string }[]) => rules.map(({ eagerness }) => eagerness);

describe('speculation rules', () => {
  it('fetch main links, and render a page for a pointer: a main link sooner', () => {
    const { prefetch, prerender } = JSON.parse(speculationRulesFor(current));
    expect([eagernessIn(prefetch), eagernessIn(prerender)]).toEqual([['immediate'], ['moderate', 'eager']]);
    for (const { where } of [prefetch[0], prerender[1]])
      expect(where.and[0]).toEqual({ selector_matches: '[data-main-link]' });
  });

  it.each([
    ['on a phone', { ...current, mobile: true }],
    ['before Chromium 141', { ...current, brands: [{ brand: 'Chromium', version: '140' }] }],
    ['in a browser that does not say what it is', undefined],
  ])('render nothing eagerly %s, where eager means in view or at once', (_where, agent) => {
    const { prefetch, prerender } = JSON.parse(speculationRulesFor(agent));
    expect([eagernessIn(prefetch), eagernessIn(prerender)]).toEqual([['immediate'], ['moderate']]);
  });

  it('leave out the console, the API and addresses of one reader', () => {
    const { prerender } = JSON.parse(speculationRulesFor(current));
    for (const { where } of prerender)
      expect(where.and.at(-1).not.href_matches).toEqual(
        expect.arrayContaining(['/api/*', '/cms', '/cms/*', '/newsletter/*', '/r/*/*']),
      );
  });
});
