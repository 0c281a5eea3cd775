import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { addErrorHandler } from './error-handler.ts';

async function pageOf(method: 'GET' | 'POST', url: string, status: number, referer?: string) {
  const app = fastify();
  addErrorHandler(app);
  app.route({
    method,
    url,
    handler: () => {
      throw new ApiError(status, 'some_code', 'That was <a lot>.');
    },
  });
  const { body } = await app.inject({ method, url, headers: { accept: 'text/html', ...(referer && { referer }) } });
  return { body, links: [...body.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href) };
}

describe('error page', () => {
  it('links a visitor with a rejected form back to its page, and not to the sign-in', async () => {
    const { body, links } = await pageOf('POST', '/api/contacts', 429, 'https://lanesight.example/contact?a=1&b=2');
    expect(links).toEqual(['/contact?a=1&#38;b=2', '/']);
    expect(body).toContain('<h1>That was &#60;a lot&#62;.</h1>');
  });

  it('offers to sign in when sign-in failed or is required', async () => {
    expect((await pageOf('GET', '/api/login/callback', 400)).links).toEqual(['/api/login', '/']);
    expect((await pageOf('GET', '/api/contacts', 401)).links).toEqual(['/api/login', '/']);
  });

  it.each(['https://evil.example//evil.example/x', 'no address', 'javascript:alert(1)'])(
    'never links to another site for the referrer %j',
    async (referer) => expect((await pageOf('POST', '/api/contacts', 400, referer)).links).toEqual(['/']),
  );
});
