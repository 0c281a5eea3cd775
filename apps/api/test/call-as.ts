import type { FastifyInstance } from 'fastify';
import { call, type Callable, type CallOptions } from '@workspace/contracts/endpoint/call';
import type { ResponseOf, InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { ApiError } from '@workspace/contracts/endpoint/api-error';

type Headers = Record<string, string>;

/**
 * Runs the browser's own `call` through `app.inject`: a test sees the same as a page. Each call is of another page, so
 * equal ones share no idempotency key.
 */
export function callsTo(app: FastifyInstance) {
  return (headers: Headers = {}) =>
    <E extends Callable>(endpoint: E, input: InputOf<E>): Promise<ResponseOf<E>> =>
      call(endpoint, input, { fetch: injected(app), headers });
}

function injected(app: FastifyInstance): NonNullable<CallOptions['fetch']> {
  return async (url, init) => {
    const request = new Request(`http://test${url}`, init);
    const { 'idempotency-key': _key, ...headers } = {
      ...Object.fromEntries(request.headers),
      ...(init.headers as Headers),
    };
    const payload = init.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const response = await app.inject({ method: init.method as 'GET', url, headers, payload });
    const body = response.statusCode === 204 ? null : new Uint8Array(response.rawPayload);
    return new Response(body, { status: response.statusCode, headers: response.headers as Headers });
  };
}

/** Returns the ApiError of a call that must be rejected. */
export function apiErrorOf(calling: Promise<unknown>): Promise<ApiError> {
  return calling.then(
    () => Promise.reject(new Error('was not refused')),
    (thrown: ApiError) => thrown,
  );
}
