import * as z from 'zod/mini';
import type { CallOptions } from '../../endpoint/call.ts';
import { defineEndpoint } from '../../endpoint/define-endpoint.ts';

export const getRoad = defineEndpoint({
  method: 'GET',
  path: '/api/roads/:id',
  access: 'public',
  params: z.object({ id: z.string() }),
  response: z.object({ name: z.string() }),
  errors: { closed: 410 },
});

export const renameRoad = defineEndpoint({
  method: 'PATCH',
  path: '/api/roads/:id',
  access: 'public',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
  errors: { name_taken: 409 },
});

export const main = { params: { id: 'main' } };
export const oak = { params: { id: 'oak' } };

/** Creates a problem response, as the API sends it. */
export const problem = (status: number, code: string): Response =>
  new Response(JSON.stringify({ code, title: `Message of ${code}` }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

interface Request {
  url: string;
  init: RequestInit;
  /** Answers the request. It is in flight until then. */
  respond: (response: Response) => void;
  fail: (error: Error) => void;
}

/** Returns a `fetch` that records each request and leaves it in flight. */
export function fakeApi(): { requests: Request[]; fetch: NonNullable<CallOptions['fetch']> } {
  const requests: Request[] = [];
  const fetch = (url: string, init: RequestInit) => {
    const { promise, resolve: respond, reject: fail } = Promise.withResolvers<Response>();
    requests.push({ url, init, respond, fail });
    return promise;
  };
  return { requests, fetch };
}
