import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { serveSpeculationRules } from './speculation-rules.ts';

async function rulesFor(headers: Record<string, string>) {
  const app = fastify();
  serveSpeculationRules(app);
  const response = await app.inject({ url: '/speculation-rules.json', headers });
  await app.close();
  return response;
}

const current = { 'sec-ch-ua': '"Not:A-Brand";v="8", "Chromium";v="141"', 'sec-ch-ua-mobile': '?0' };
const eagernessIn = (rules: { eagerness: string }[]) => rules.map(({ eagerness }) => eagerness);

describe('speculation rules', () => {
  it('fetch main links of a loaded page, and render a page for a pointer: a main link sooner', async () => {
    const response = await rulesFor(current);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/speculationrules\+json/),
      vary: 'sec-ch-ua, sec-ch-ua-mobile',
    });
    const { prefetch, prerender } = response.json();
    expect([eagernessIn(prefetch), eagernessIn(prerender)]).toEqual([['immediate'], ['moderate', 'eager']]);
    expect(prefetch[0].where.and[0]).toEqual({ selector_matches: '[data-loaded] [data-main-link]' });
    expect(prerender[1].where.and[0]).toEqual({ selector_matches: '[data-main-link]' });
  });

  it.each([
    ['on a phone', { ...current, 'sec-ch-ua-mobile': '?1' }],
    ['before Chromium 141', { ...current, 'sec-ch-ua': '"Chromium";v="140"' }],
    ['in a browser that does not say what it is', {}],
  ])('render nothing eagerly %s, where eager means in view or at once', async (_where, headers) => {
    const { prefetch, prerender } = (await rulesFor(headers)).json();
    expect([eagernessIn(prefetch), eagernessIn(prerender)]).toEqual([['immediate'], ['moderate']]);
  });

  it('leave out the console, the API and addresses of one reader', async () => {
    const { prerender } = (await rulesFor({})).json();
    for (const { where } of prerender)
      expect(where.and.at(-1).not.href_matches).toEqual(
        expect.arrayContaining(['/api/*', '/cms', '/cms/*', '/newsletter/*']),
      );
  });
});
