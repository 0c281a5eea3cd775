import type { FastifyInstance } from 'fastify';
import { call, type Callable, type CallOptions } from '@workspace/contracts/endpoint/call';
import type { AnswerOf, InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { Refusal } from '@workspace/contracts/endpoint/problem';

type Headers = Record<string, string>;

/** The browser's own `call`, carried by `app.inject`: what a test sees is what a page would see. */
export function callsTo(app: FastifyInstance) {
  return (headers: Headers = {}) =>
    <E extends Callable>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> =>
      call(endpoint, input, { fetch: injected(app), headers });
}

function injected(app: FastifyInstance): NonNullable<CallOptions['fetch']> {
  return async (url, init) => {
    const request = new Request(`http://test${url}`, init);
    const headers = { ...Object.fromEntries(request.headers), ...(init.headers as Headers) };
    const payload = init.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const answer = await app.inject({ method: init.method as 'GET', url, headers, payload });
    const body = answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers: answer.headers as Headers });
  };
}

/** The refusal of a call that must be refused. */
export function refusalOf(calling: Promise<unknown>): Promise<Refusal> {
  return calling.then(
    () => Promise.reject(new Error('was not refused')),
    (thrown: Refusal) => thrown,
  );
}
