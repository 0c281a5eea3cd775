import { describe, expect, it } from 'vitest';
import { checkLinkStates } from './check-link-states.ts';

describe('checkLinkStates', () => {
  it('names the links that lead nowhere and those to open by hand', () => {
    const checks = checkLinkStates([
      { url: '/blog/gone', state: 'missing' },
      { url: 'https://slow.example/', state: 'unknown' },
      { url: '/faq', state: 'found' },
    ]);
    expect(checks.map(({ state, text }) => [state, text])).toEqual([
      ['advice', '1 link leads nowhere: /blog/gone'],
      ['advice', 'Open 1 link yourself: https://slow.example/'],
    ]);
  });

  it('confirms links that all lead somewhere, and says nothing without links', () => {
    expect(checkLinkStates([{ url: '/faq', state: 'found' }])).toMatchObject([{ state: 'done' }]);
    expect(checkLinkStates([])).toEqual([]);
  });

  it('says that the links are being checked, or could not be', () => {
    expect(checkLinkStates('waiting')).toMatchObject([{ state: 'waiting' }]);
    expect(checkLinkStates('failed')).toMatchObject([
      { state: 'advice', text: expect.stringContaining('could not be checked') },
    ]);
  });
});
