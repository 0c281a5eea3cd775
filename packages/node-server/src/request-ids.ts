import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Header with the id of a request: in each response, and from the site to the API, so that both logs name it. */
export const requestIdHeader = 'x-request-id';

/** Creates the id of a request, a UUID. A client cannot choose it. */
export const createRequestId = (): string => randomUUID();

/** Returns the id that the site sent, or creates one. For a server that only our own servers reach. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const sent = headers[requestIdHeader];
  return typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
};

/** The id of the request that the running code works for. */
const current = new AsyncLocalStorage<string>();

/**
 * Sends each request's id with its response, and with what `fetchWithRequestId` fetches for it. A route that writes its
 * own head, past the framework, adds it itself.
 */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    current.run(request.id, done);
  });
}

/** Runs a function for the request of an id that the framework does not handle. */
export const runWithRequestId = <T>(id: string, run: () => T): T => current.run(id, run);

/** Fetches as `fetch` does, with the id of the request that this happens for; without one when there is none. */
export async function fetchWithRequestId(url: string, init: RequestInit): Promise<Response> {
  const id = current.getStore();
  const headers = new Headers(init.headers);
  if (id !== undefined) headers.set(requestIdHeader, id);
  return fetch(url, { ...init, headers });
}

/** The beginning of an id, as people read it and as operators search for it. */
export const shortRequestId = (id: string): string => id.slice(0, 8);
