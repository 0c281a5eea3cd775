import { afterAll, describe, expect, it, vi } from 'vitest';
import { sendForm } from './send-form.ts';

const fetch = vi.spyOn(globalThis, 'fetch');
afterAll(() => fetch.mockRestore());

const responding = (body: string, init: ResponseInit) => fetch.mockImplementation(async () => new Response(body, init));

describe('submission of a public form', () => {
  it("returns the server's message", async () => {
    responding('{"title":"Write your email address"}', {
      status: 400,
      headers: { 'content-type': 'application/problem+json' },
    });
    expect(await sendForm('newsletter', {})).toMatchObject({ isSent: false, message: 'Write your email address' });
  });

  it.each(['', '<h1>502 Bad Gateway</h1>'])('returns no message for the page %j of a proxy', async (page) => {
    responding(page, { status: 502, statusText: 'Bad Gateway', headers: { 'content-type': 'text/html' } });
    expect(await sendForm('newsletter', {})).toEqual({ isSent: false, fields: {} });
  });
});
