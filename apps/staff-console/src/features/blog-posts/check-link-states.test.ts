// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { checkLinkStates } from './check-link-states.ts';

describe('checkLinkStates', () => {
  it('names the links that lead nowhere and those to open by hand', () => {
    const content =
      '<p>Read <a href="/faq">this</a>.</p><ul><li>And <a href="/blog/gone">that</a></li></ul><p><a href="https://slow.example/">it</a></p>';
    const checks = checkLinkStates(
      [
        { url: '/blog/gone', state: 'missing' },
        { url: 'https://slow.example/', state: 'unknown' },
        { url: '/faq', state: 'found' },
      ],
      content,
    );
    expect(checks.map(({ state, text, place }) => [state, text, place])).toEqual([
      ['advice', '1 link leads nowhere: /blog/gone', { field: 'content', path: [1, 0], from: 4, to: 8 }],
      ['advice', 'Open 1 link yourself: https://slow.example/', { field: 'content', path: [2], from: 0, to: 2 }],
    ]);
  });

  it('confirms links that all lead somewhere, and says nothing without links', () => {
    expect(checkLinkStates([{ url: '/faq', state: 'found' }], '')).toMatchObject([{ state: 'done' }]);
    expect(checkLinkStates([], '')).toEqual([]);
  });

  it('says that the links are being checked, or could not be', () => {
    expect(checkLinkStates('waiting', '')).toMatchObject([{ state: 'waiting' }]);
    expect(checkLinkStates('failed', '')).toMatchObject([
      { state: 'advice', text: expect.stringContaining('could not be checked') },
    ]);
  });
});
