import type { Endpoint } from './define-endpoint.ts';

/** Refusals any endpoint may give, undeclared, each with its HTTP status. */
export const generalErrors = {
  invalid_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

/** The codes that need no declaration. */
export type GeneralCode = keyof typeof generalErrors;

/** Every code that this endpoint may refuse with. */
export type ErrorCode<E extends Endpoint> = E extends { errors: infer C }
  ? GeneralCode | (keyof C & string)
  : GeneralCode;

/** Sentences by field, the field as a dotted path from the body, the params or the query. */
export type Fields = Readonly<Record<string, string>>;

/** A call that was refused. Thrown by a handler on the server and by `call` on the client. */
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

/** The refusal to throw from a handler. A code the endpoint does not declare does not compile. */
export function apiError<C extends string = never>(
  endpoint: Endpoint & { readonly errors?: { readonly [Code in C]: number } },
  // Of an endpoint that is not known by name only the general codes are.
  code: NoInfer<string extends C ? never : C> | GeneralCode,
  message: string,
  fields?: Fields,
): ApiError {
  return new ApiError(statusOfCode(endpoint, code) ?? 500, code, message, fields);
}

/** The status of a code, from the endpoint's own refusals or the general ones; undefined for a code that neither knows. */
export function statusOfCode(endpoint: Endpoint, code: string): number | undefined {
  const statuses: Readonly<Record<string, number>> = { ...generalErrors, ...endpoint.errors };
  return Object.hasOwn(statuses, code) ? statuses[code] : undefined;
}

/** Whether what was thrown is a refusal rather than a bug. The endpoint only gives the codes their type: ask about the call that was made. */
export function isApiError<E extends Endpoint>(_endpoint: E, thrown: unknown): thrown is ApiError<ErrorCode<E>> {
  return thrown instanceof ApiError;
}

/** Whether a status says that there is nothing, or nothing any more, at the address. */
export const isNoSuch = (status: number): boolean => status === 404 || status === 410;

/** A refusal as data, so that what the server drew and the browser takes up are the same. */
export interface SerializedApiError {
  readonly apiError: { readonly status: number; readonly code: string; readonly message: string };
}

/** The refusal in what a cache holds for a call, or undefined where it holds an answer. */
export function parseSerializedApiError(held: unknown): ApiError | undefined {
  if (typeof held !== 'object' || held === null || !('apiError' in held)) return undefined;
  const { status, code, message } = (held as SerializedApiError).apiError;
  return new ApiError(status, code, message);
}
