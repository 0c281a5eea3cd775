import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft } from './a-draft.ts';
import { startModel } from './model/sandbox-model.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await startTestApp();
  ({ cookie } = await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());

/** Sends exactly this, as a client does that knows the specification and not our contract. */
async function send(url: string, payload?: object): Promise<{ status: number; body: string }> {
  const { statusCode, body } = await test.app.inject({ method: 'POST', url, headers: { cookie }, payload });
  return { status: statusCode, body };
}

describe('calls as the specification types them', () => {
  it.each([0, '0'])('a post may be sent with %j views', async (views) => {
    const slug = `views-as-${typeof views}`;
    const { status, body } = await send('/api/blog-posts', { ...draft, slug, tags: ['cracks'], views });
    expect([status, JSON.parse(body).post.views]).toEqual([201, '0']);
  });

  it.each([[['5515715']], [true], [1.5], [{}], ['abc']])(
    'no page of LinkedIn can be named by %j',
    async (organizationId) => {
      const { status, body } = await send('/api/linkedin/post', {
        organizationId,
        title: 'T',
        content: 'C',
        url: 'http://localhost:3000/blog/a',
      });
      expect([status, body]).toEqual([400, 'organizationId: Choose a page']);
    },
  );

  it.each([5515715, '5515715'])('a page of LinkedIn may be named by %j', async (organizationId) => {
    const url = 'http://localhost:3000/blog/views-as-string';
    const { status, body } = await send('/api/linkedin/post', { organizationId, title: 'T', content: 'C', url });
    // No LinkedIn is set up here; the call itself is accepted.
    expect([status, body]).toEqual([503, expect.stringContaining('LINKEDIN_CLIENT_ID')]);
  });

  it.each([
    ['without a body', {}],
    ['without a body and a type', { 'content-type': 'application/json' }],
    ['with an empty object', { 'content-type': 'application/json' }, '{}'],
  ])('a post is generated %s', async (_how, headers, payload?: string) => {
    const model = await startModel();
    const app = await test.another({ model: model.settings });
    const response = await app.inject({
      method: 'POST',
      url: '/api/ai/generate-blog',
      headers: { cookie, ...headers },
      payload,
    });
    await model.stop();
    expect([response.statusCode, Object.keys(response.json().post)]).toEqual([
      200,
      ['title', 'content', 'excerpt', 'category', 'readTime', 'tags'],
    ]);
  });

  it('a call without a body names the fields that it misses', async () => {
    const { status, body } = await send('/api/contacts');
    expect([status, body]).toEqual([400, expect.stringContaining('Write your first name')]);
  });
});
