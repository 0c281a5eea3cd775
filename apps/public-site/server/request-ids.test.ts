import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { livePreviewPage } from '@workspace/contracts/blog-post-previews';
import { startTestSite } from './seo/test-site.ts';

type TestSite = Awaited<ReturnType<typeof startTestSite>>;
let site: TestSite['site'];
let received: TestSite['received'];
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ site, received, stop } = await startTestSite(new Map()));
});
afterAll(() => stop());

/** Returns the ids that the API received with calls to these paths. */
const idsAt = (path: string) => received.filter(({ url }) => url.startsWith(path)).map(({ id }) => id);

describe('the id of a request', () => {
  it.each([
    ['a page', '/blog/unknown', '/api/blog-posts/slug/unknown'],
    ['the sitemap', '/sitemap.xml', '/api/blog-posts?'],
  ])('goes to the API with the calls for %s', async (_name, url, called) => {
    received.length = 0;
    const id = (await site.inject({ url })).headers['x-request-id'];
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(idsAt(called))).toEqual(new Set([id]));
  });

  it('goes to the API with a preview of unsaved texts', async () => {
    const { headers } = await site.inject({
      method: 'POST',
      url: livePreviewPage.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'post=%7B%7D',
    });
    expect(idsAt('/api/blog-post-previews')).toEqual([headers['x-request-id']]);
  });

  it('is of each request that runs beside others', async () => {
    received.length = 0;
    const paths = Array.from({ length: 20 }, (_, at) => `/blog/beside-${at}`);
    const responses = await Promise.all(paths.map((url) => site.inject({ url })));
    for (const [at, { headers }] of responses.entries())
      expect(idsAt(`/api/blog-posts/slug/beside-${at}`).at(0)).toBe(headers['x-request-id']);
  });
});
