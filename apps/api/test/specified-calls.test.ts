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

/** Sends exactly this request, as a client does that knows the specification and not our contract. */
async function send(url: string, payload?: object): Promise<{ status: number; body: string }> {
  const { statusCode, body } = await test.app.inject({ method: 'POST', url, headers: { cookie }, payload });
  return { status: statusCode, body };
}

describe('requests as the specification types them', () => {
  it.each([0, '0'])('accept a post with %j views', async (views) => {
    const slug = `views-as-${typeof views}`;
    const { status, body } = await send('/api/blog-posts', { ...draft, slug, tags: ['cracks'], views });
    expect([status, JSON.parse(body).post.views]).toEqual([201, '0']);
  });

  it.each([[['5515715']], [true], [1.5], [{}], ['abc']])(
    'reject the LinkedIn organization %j',
    async (organizationId) => {
      const { status, body } = await send('/api/linkedin/post', {
        organizationId,
        title: 'T',
        content: 'C',
        url: 'http://localhost:3000/blog/a',
      });
      expect([status, body]).toEqual([400, 'Organization: Choose a page']);
    },
  );

  it.each([5515715, '5515715'])('accept the LinkedIn organization %j', async (organizationId) => {
    const url = 'http://localhost:3000/blog/views-as-string';
    const { status, body } = await send('/api/linkedin/post', { organizationId, title: 'T', content: 'C', url });
    // LinkedIn is not configured here; the request itself is accepted.
    expect([status, body]).toEqual([503, expect.stringContaining('LINKEDIN_CLIENT_ID')]);
  });

  it.each([
    ['without a body', {}],
    ['without a body and a type', { 'content-type': 'application/json' }],
    ['with an empty object', { 'content-type': 'application/json' }, '{}'],
  ])('generate a post %s', async (_how, headers, payload?: string) => {
    const model = await startModel();
    const app = await test.startAnother({ model: model.settings });
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

  it('name the missing fields when the body is missing', async () => {
    const { status, body } = await send('/api/contacts');
    expect([status, body]).toEqual([400, expect.stringContaining('Write your first name')]);
  });
});
