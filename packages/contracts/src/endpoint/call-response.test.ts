import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call, type Callable, type CallOptions } from './call.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { eventText, progressType } from './progress.ts';
import { watch } from './watch.ts';

const common = { method: 'GET', path: '/api/x', access: 'public' } as const;
const getName = defineEndpoint({ ...common, response: z.object({ name: z.string() }) });
const remove = defineEndpoint({ ...common, method: 'DELETE', response: 'nothing' });
const download = defineEndpoint({ ...common, response: { stream: 'text/csv' } });
const upload = defineEndpoint({
  ...common,
  method: 'POST',
  file: { field: 'sheet', maxBytes: 1024 * 1024 + 1 },
  response: 'nothing',
});
const responding = (response: Response): CallOptions => ({ fetch: async () => response });
const errorOf = (endpoint: Callable, response: Response) =>
  call(endpoint, {}, responding(response)).then(
    () => undefined,
    (error: unknown) => error,
  );
const problem = (text: string, status = 409) =>
  new Response(text, { status, headers: { 'content-type': 'application/problem+json' } });

describe('response of call', () => {
  it('is the parsed JSON', async () =>
    expect(await call(getName, {}, responding(Response.json({ name: 'a', more: 1 })))).toEqual({ name: 'a' }));

  it('is undefined where the endpoint returns nothing', async () =>
    expect(await call(remove, {}, responding(new Response('ignored')))).toBeUndefined());

  it('is the response itself where the endpoint streams', async () => {
    const response = new Response('a;b');
    expect(await call(download, {}, responding(response))).toBe(response);
  });

  it('must have a schema that parses at once', async () => {
    const response = z.object({}).check(z.refine(async () => true));
    const later = defineEndpoint({ ...common, response });
    await expect(call(later, {}, responding(Response.json({})))).rejects.toThrow(
      new TypeError('/api/x: a response schema must not be asynchronous'),
    );
  });

  it('names the issues of a response that does not fit', async () =>
    expect(await errorOf(getName, Response.json({}))).toMatchObject({
      message: 'The server answered in a way we do not understand. Reload the page.',
      cause: [{ path: ['name'] }],
    }));
});

describe('request of call', () => {
  it('uses the global fetch and the own origin by default', async () => {
    const global = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ name: 'a' }));
    await call(getName, {});
    expect(global).toHaveBeenCalledWith('/api/x', expect.anything());
    await watch(getName, {}, { onProgress: () => {} });
    expect(global).toHaveBeenCalledTimes(2);
    global.mockRestore();
  });

  it('accepts JSON first, and passes the signal and its own headers on', async () => {
    const fetch = vi.fn<NonNullable<CallOptions['fetch']>>(async () => Response.json({ name: 'a' }));
    const { signal } = new AbortController();
    await call(getName, {}, { fetch, signal, headers: { accept: 'text/html', cookie: 'sid=1' } });
    expect(fetch.mock.calls).toEqual([
      [
        '/api/x',
        {
          method: 'GET',
          credentials: 'include',
          signal,
          headers: { accept: 'application/json, */*;q=0.1', cookie: 'sid=1' },
        },
      ],
    ]);
  });

  it('sends no form without a file', async () => {
    const fetch = vi.fn<NonNullable<CallOptions['fetch']>>(async () => new Response());
    await call(upload, {} as never, { fetch });
    expect(fetch.mock.calls[0]?.[1].body).toBeUndefined();
  });
});

describe('errors of call', () => {
  it('keeps the failure of fetch as the cause', async () => {
    const cause = new TypeError('fetch failed');
    const { signal } = new AbortController();
    const fetch = async () => Promise.reject(cause);
    await expect(call(getName, {}, { fetch, signal })).rejects.toMatchObject({
      message: 'We cannot reach the server. Check your connection and try again.',
      cause,
    });
  });

  it('shows plain text of the server as the message, and no other text', async () => {
    const withType = (type: string) => ({ status: 500, headers: { 'content-type': type } });
    expect(await errorOf(getName, new Response('Down.', withType('text/plain')))).toMatchObject({
      message: 'Down.',
      code: 'unexpected',
      status: 500,
    });
    expect(await errorOf(getName, new Response('<p>', withType('text/html')))).toMatchObject({
      message: 'The server gave no reason (500). Try again in a minute.',
    });
  });

  it('reads media types with parameters, and does without one', async () => {
    const typed = (type: string, text: string) =>
      new Response(text, { status: 409, headers: { 'content-type': type } });
    expect(await errorOf(getName, typed('application/problem+json; charset=utf-8', '{"title":"T"}'))).toMatchObject({
      message: 'T',
    });
    expect(await errorOf(getName, typed('text/plain; charset=utf-8', 'Down.'))).toMatchObject({ message: 'Down.' });
    expect(await errorOf(getName, new Response(null, { status: 409 }))).toMatchObject({
      status: 409,
      message: 'The server gave no reason (409). Try again in a minute.',
    });
  });

  it.each(['{"broken', 'null', '{}'])('gives the status where no reason is in the problem details %j', async (text) =>
    expect(await errorOf(getName, problem(text))).toMatchObject({
      message: 'The server gave no reason (409). Try again in a minute.',
      code: 'unexpected',
      fields: {},
    }),
  );

  it('names the file limit in whole megabytes at a 413 of a proxy', async () => {
    const rejected = (endpoint: Callable) => errorOf(endpoint, new Response('', { status: 413 }));
    expect(await rejected(upload)).toMatchObject({
      message:
        'A server in front of this site refused this file as too large. Ask the people who run the site to raise that server’s limit to 2 MB or more, or send less at once.',
    });
    expect(await rejected(getName)).toMatchObject({
      message:
        'A server in front of this site refused this as too large. Ask the people who run the site to raise that server’s limit, or send less at once.',
    });
  });
});

describe('events of watch', () => {
  const watched = (text: string) =>
    watch(
      getName,
      {},
      {
        fetch: async () => new Response(text, { headers: { 'content-type': `${progressType}; charset=utf-8` } }),
        onProgress: () => {},
      },
    );

  it('ends with the result, whatever follows', async () =>
    expect(await watched(eventText('result', { name: 'a' }) + eventText('error', { status: 500 }))).toEqual({
      name: 'a',
    }));

  it('says so when the stream ends early', async () =>
    expect(await watched(': open\n\n').catch((error: Error) => error.cause)).toEqual(
      new TypeError('The stream ended before its answer'),
    ));

  it('passes a response without a media type on', async () => {
    const response = new Response('{"name":"a"}');
    response.headers.delete('content-type');
    expect(await watch(getName, {}, { ...responding(response), onProgress: () => {} })).toEqual({ name: 'a' });
  });
});

it('formats an event with its name and its data as JSON', () =>
  expect(eventText('progress', { miles: 1 })).toBe('event: progress\ndata: {"miles":1}\n\n'));
