import type { $ZodType } from 'zod/v4/core';
import type { ResponseOf, Endpoint, InputOf } from './define-endpoint.ts';
import { ApiError, statusOfCode, UnexplainedError, type ErrorCode, type Fields } from './api-error.ts';
import { isAudited } from '../is-audited.ts';
import { dropEarly } from './early-responses.ts';
import { once } from './once.ts';
import { urlOf } from './url-of.ts';

/**
 * Transport options of a call: `baseUrl` is the API's origin, empty in a browser; `fetch` defaults to the platform's.
 */
export interface CallOptions {
  baseUrl?: string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Endpoints that can be fetched: a redirect is for navigation. */
export type Callable = Endpoint & { readonly response: Exclude<Endpoint['response'], 'redirect'> };

/**
 * Makes one request. Returns the parsed response or throws a `ApiError`; an aborted call throws the error of fetch. A
 * change that is repeated without a response has the idempotency key of its first attempt.
 */
export function call<E extends Callable>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  const request = { url: urlOf(endpoint, input), ...contentOf(endpoint, input) };
  if (endpoint.method === 'GET' || !isAudited(endpoint)) return send(endpoint, request, options);
  return once(request.url, request.content, (key) =>
    send(endpoint, request, { ...options, headers: { ...options.headers, 'idempotency-key': key } }),
  );
}

interface Content {
  /** The JSON, or the identity of the file. */
  content?: string | Blob;
  body?: BodyInit;
  type?: { 'content-type': string };
}

function contentOf(endpoint: Endpoint, { body, file }: { body?: unknown; file?: Blob }): Content {
  if (endpoint.file && file) {
    const form = new FormData();
    form.set(endpoint.file.field, file);
    return { content: identityOf(file), body: form };
  }
  if (!endpoint.body) return {};
  const json = JSON.stringify(body);
  return { content: json, body: json, type: { 'content-type': 'application/json' } };
}

/** A file that is chosen again is another object. */
const identityOf = (file: Blob): string | Blob =>
  file instanceof File ? JSON.stringify([file.name, file.size, file.lastModified]) : file;

async function send<E extends Callable>(
  endpoint: E,
  { url, body, type }: Content & { url: string },
  { baseUrl = '', fetch = globalThis.fetch, signal, headers }: CallOptions,
): Promise<ResponseOf<E>> {
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    signal,
    headers: { ...headers, accept: 'application/json, */*;q=0.1', ...type },
    ...(body !== undefined && { body }),
  };
  const isChange = endpoint.method !== 'GET';
  if (isChange) dropEarly();
  const unreachable = (cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw Object.assign(
      new ApiError(0, 'unavailable', 'We cannot reach the server. Check your connection and try again.'),
      { cause },
    );
  };
  const response = await fetch(baseUrl + url, init).catch(unreachable);
  if (isChange) dropEarly();
  if (!response.ok) throw await readApiError(endpoint, response);
  if (endpoint.response === 'nothing') return undefined as ResponseOf<E>;
  if ('stream' in (endpoint.response as object)) return response as ResponseOf<E>;
  // The connection may break off in the middle of a response.
  return parseResponse(endpoint, json(await response.text().catch(unreachable))) as ResponseOf<E>;
}

async function readApiError<E extends Endpoint>(endpoint: E, response: Response): Promise<ApiError<ErrorCode<E>>> {
  const text = await response.text();
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  const isText = response.headers.get('content-type')?.startsWith('text/plain');
  // A proxy's own page is not a message for a user.
  const {
    code = '',
    title,
    fields,
  } = (isProblem && (json(text) as { code: string; title: string; fields?: Fields } | undefined)) || {
    title: isText ? text : '',
  };
  // The API sends its own message; this 413 comes from a proxy in front of the site.
  if (response.status === 413 && !isProblem)
    return new ApiError(413, 'too_large' as ErrorCode<E>, tooLargeForProxy(endpoint));
  const known = statusOfCode(endpoint, code) === undefined ? 'unexpected' : code;
  // The status text is none either: HTTP/2 has none, and 'Bad Gateway' tells nobody what to do.
  const [ErrorClass, message] = title
    ? ([ApiError, title] as const)
    : ([UnexplainedError, `The server gave no reason (${response.status}). Try again in a minute.`] as const);
  return new ErrorClass(response.status, known as ErrorCode<E>, withRequestId(known, message, response), fields);
}

/** Adds the beginning of the request's id to the message of an unforeseen error: staff find the reason in the log by it. */
function withRequestId(code: string, message: string, { status, headers }: Response): string {
  const id = headers.get('x-request-id');
  return status >= 500 && ['unexpected', 'unavailable'].includes(code) && id
    ? `${message} (Request ${id.slice(0, 8)})`
    : message;
}

function tooLargeForProxy({ file }: Endpoint): string {
  const sent = file ? 'this file' : 'this';
  const limit = file ? ` to ${Math.ceil(file.maxBytes / 1024 / 1024)} MB or more` : '';
  return `A server in front of this site refused ${sent} as too large. Ask the people who run the site to raise that server’s limit${limit}, or send less at once.`;
}

/** `undefined` when the text is not JSON, which no response schema accepts. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseResponse(endpoint: Endpoint, body: unknown): unknown {
  const result = (endpoint.response as $ZodType)['~standard'].validate(body);
  if ('then' in result) throw new TypeError(`${endpoint.path}: a response schema must not be asynchronous`);
  if (result.issues)
    throw Object.assign(
      new ApiError(500, 'unexpected', 'The server answered in a way we do not understand. Reload the page.'),
      { cause: result.issues },
    );
  return result.value;
}
