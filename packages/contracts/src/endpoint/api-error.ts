import type { Endpoint } from './define-endpoint.ts';

/** Error codes that any endpoint may return undeclared, each with its HTTP status. */
export const generalErrors = {
  invalid_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  sign_in_again: 403,
  not_found: 404,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

/** The codes that need no declaration. */
export type GeneralCode = keyof typeof generalErrors;

/** The error codes of an endpoint. */
export type ErrorCode<E extends Endpoint> = E extends { errors: infer C }
  ? GeneralCode | (keyof C & string)
  : GeneralCode;

/** Messages by field, the field as a dotted path from the body, the params or the query. */
export type Fields = Readonly<Record<string, string>>;

/** An error response. Thrown by a handler on the server and by `call` on the client. */
export class ApiError<Code extends string = string> extends Error {
  readonly status: number;
  readonly code: Code;
  readonly fields: Fields;

  constructor(status: number, code: Code, message: string, fields: Fields = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** An error response without a message of the server, such as the page of a proxy. */
export class UnexplainedError<Code extends string = string> extends ApiError<Code> {}

/** Creates the error for a handler to throw. A code that the endpoint does not declare does not compile. */
export function apiError<C extends string = never>(
  endpoint: Endpoint & { readonly errors?: { readonly [Code in C]: number } },
  // For an endpoint of an unknown type only the general codes are allowed.
  code: NoInfer<string extends C ? never : C> | GeneralCode,
  message: string,
  fields?: Fields,
): ApiError {
  return new ApiError(statusOfCode(endpoint, code) ?? 500, code, message, fields);
}

/** Returns the status of a code from the endpoint's own errors or the general ones; undefined for an unknown code. */
export function statusOfCode(endpoint: Endpoint, code: string): number | undefined {
  const statuses: Readonly<Record<string, number>> = { ...generalErrors, ...endpoint.errors };
  return Object.hasOwn(statuses, code) ? statuses[code] : undefined;
}

/**
 * Returns true when the error is an API error rather than a bug. The endpoint only types the code: pass the one that
 * was called.
 */
export function isApiError<E extends Endpoint>(_endpoint: E, thrown: unknown): thrown is ApiError<ErrorCode<E>> {
  return thrown instanceof ApiError;
}

/** Returns true when a status means that the resource does not exist, or no longer exists. */
export const isMissingStatus = (status: number): boolean => status === 404 || status === 410;

/** An error as data, so that the server's rendering and the hydrated page match. */
export interface SerializedApiError {
  readonly apiError: { readonly status: number; readonly code: string; readonly message: string };
}

/** Returns the error in a cache entry, or undefined when the entry contains a result. */
export function parseSerializedApiError(cached: unknown): ApiError | undefined {
  if (typeof cached !== 'object' || cached === null || !('apiError' in cached)) return undefined;
  const { status, code, message } = (cached as SerializedApiError).apiError;
  return new ApiError(status, code, message);
}
