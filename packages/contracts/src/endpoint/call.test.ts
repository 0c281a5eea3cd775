import { describe, expect, it } from 'vitest';
import { createPost } from '../managed-posts.ts';
import { removeSubscriber } from '../email-list-subscribers.ts';
import { uploadImport } from '../subscriber-imports.ts';
import { call, type Callable } from './call.ts';
import type { InputOf } from './define-endpoint.ts';
import { UnexplainedError, type ApiError } from './api-error.ts';

const rejected = <E extends Callable>(endpoint: E, input: InputOf<E>, response: Response) =>
  call(endpoint, input, { fetch: async () => response }).then(
    () => Promise.reject(new Error('was not refused')),
    (thrown: ApiError) => thrown,
  );
const upload = { params: { listId: '01950000-0000-7000-8000-000000000000' }, file: new Blob(['Email']) };
const html = { status: 413, statusText: 'Request Entity Too Large', headers: { 'content-type': 'text/html' } };

describe('HTTP 413', () => {
  it.each(['text/html', 'text/plain', ''])(
    'from a proxy (%j) names the size limit of the file and what to do',
    async (type) => {
      const response = new Response('<center>nginx</center>', {
        ...html,
        headers: type ? { 'content-type': type } : {},
      });
      const { status, code, message } = await rejected(uploadImport, upload, response);
      expect([status, code]).toEqual([413, 'too_large']);
      expect(message).toMatch(/^A server in front of this site refused this file as too large\. .*200 MB/);
    },
  );

  it('names no file size when a proxy sends it for a call without a file', async () => {
    const { message } = await rejected(createPost, { body: {} as never }, new Response('', html));
    expect(message).not.toMatch(/file|MB/);
  });

  it('keeps its own message when the API sends it', async () => {
    const body = JSON.stringify({ title: 'The file is larger than 200 MB.', status: 413, code: 'too_large' });
    const response = new Response(body, { ...html, headers: { 'content-type': 'application/problem+json' } });
    expect((await rejected(uploadImport, upload, response)).message).toBe('The file is larger than 200 MB.');
  });
});

const problemDetails = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });

describe('the message of an error', () => {
  const responseWith = (status: number, code: string) =>
    new Response(JSON.stringify({ title: 'It failed.', status, code }), {
      status,
      headers: { 'content-type': 'application/problem+json', 'x-request-id': '0b9c2d1e-0000-4000-8000-000000000000' },
    });
  it.each([
    [500, 'unexpected', 'It failed. (Request 0b9c2d1e)'],
    [503, 'unavailable', 'It failed. (Request 0b9c2d1e)'],
    [409, 'slug_taken', 'It failed.'],
    [409, 'code_of_a_later_release', 'It failed.'],
  ])('of status %s and code %s is "%s"', async (status, code, expected) => {
    expect((await rejected(createPost, { body: {} as never }, responseWith(status, code))).message).toBe(expected);
  });
});

describe('call', () => {
  it('sends method, JSON body, credentials and headers', async () => {
    const sent: [string, RequestInit][] = [];
    const fetch = async (url: string, init: RequestInit) => {
      sent.push([url, init]);
      return new Response(null, { status: 204 });
    };
    const input = { params: { listId: 'l', id: 'i' } };
    await call(removeSubscriber, input, { baseUrl: 'http://api', fetch, headers: { cookie: 'sid=1' } });
    await call(createPost, { body: { title: 'T' } as never }, { fetch }).catch(() => {});
    expect(sent[0]).toMatchObject([
      'http://api/api/email-lists/l/subscribers/i',
      { method: 'DELETE', credentials: 'include', headers: { cookie: 'sid=1' } },
    ]);
    expect(sent[0]![1].body).toBeUndefined();
    expect(sent[1]![1]).toMatchObject({ body: '{"title":"T"}', headers: { 'content-type': 'application/json' } });
  });

  it('sends a file as a form and lets fetch write its content type', async () => {
    const sent: RequestInit[] = [];
    const fetch = async (_url: string, init: RequestInit) => {
      sent.push(init);
      return new Response(null, { status: 500 });
    };
    await call(uploadImport, upload, { fetch }).catch(() => {});
    expect((sent[0]!.body as FormData).get('file')).toBeInstanceOf(Blob);
    expect(sent[0]!.headers).not.toHaveProperty('content-type');
  });

  it('keeps a declared code, its message and its fields', async () => {
    const fields = { slug: 'Taken' };
    const thrown = problemDetails(409, { title: 'This slug is taken.', code: 'slug_taken', fields });
    expect(await rejected(createPost, { body: {} as never }, thrown)).toMatchObject({
      status: 409,
      code: 'slug_taken',
      message: 'This slug is taken.',
      fields,
    });
  });

  it.each([undefined, 'slug_stolen', 'toString', 3])('turns the undeclared code %j into unexpected', async (code) => {
    const { code: known } = await rejected(
      createPost,
      { body: {} as never },
      problemDetails(409, { title: 'T', code }),
    );
    expect(known).toBe('unexpected');
  });

  it("never shows a proxy's page as a message", async () => {
    const page = new Response('<h1>Bad gateway</h1>', { ...html, status: 502, statusText: 'Bad Gateway' });
    const error = await rejected(createPost, { body: {} as never }, page);
    expect(error).toBeInstanceOf(UnexplainedError);
    expect(error.message).toBe('The server gave no reason (502). Try again in a minute.');
  });

  it.each(['not json', '{}', '[]'])('throws unexpected for the result %j, which the schema rejects', async (body) => {
    const thrown = await rejected(createPost, { body: {} as never }, new Response(body));
    expect(thrown).toMatchObject({ status: 500, code: 'unexpected' });
  });

  it('throws unavailable when the server is unreachable', async () => {
    const fetch = async () => Promise.reject(new TypeError('fetch failed'));
    await expect(call(createPost, { body: {} as never }, { fetch })).rejects.toMatchObject({
      status: 0,
      code: 'unavailable',
    });
  });

  it('throws the abort error when the caller aborted', async () => {
    const abort = new DOMException('aborted', 'AbortError');
    const fetch = async () => Promise.reject(abort);
    const signal = AbortSignal.abort();
    await expect(call(createPost, { body: {} as never }, { fetch, signal })).rejects.toBe(abort);
  });
});
