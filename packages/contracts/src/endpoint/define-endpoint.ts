import type { $ZodType, input, output } from 'zod/v4/core';

/** The HTTP methods an endpoint may use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Who may call: anyone, anyone signed in, or signed-in people of the company's domains. */
export type Access = 'public' | 'signed_in' | 'staff';

/** One call of the API, as data. Everything that knows a call reads it from here. */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: $ZodType;
  readonly query?: $ZodType;
  readonly body?: $ZodType;
  /** JSON of up to this many bytes, which the handler gets as text: parsed at once, so much would hold the event loop. */
  readonly textBody?: { readonly maxBytes: number };
  /** A multipart upload: the form field that holds the file, and its largest size in bytes. */
  readonly file?: { readonly field: string; readonly maxBytes: number };
  /** May also be sent by a plain HTML form; success then leads to this address of the site, its `:names` those of `params`. */
  readonly form?: { readonly goTo?: `/${string}` };
  /** How many calls one visitor may make in how many minutes. */
  readonly limit?: { readonly most: number; readonly minutes: number };
  /** How long its response may take after the whole request was sent, in seconds, where 60 do not suffice. */
  readonly maxSeconds?: number;
  /** A schema is answered as JSON, `{ stream }` with that media type, 'redirect' with a Location. */
  readonly response: $ZodType | 'nothing' | 'redirect' | { readonly stream: string };
  /** What it tells of its work while it lasts, to callers that listen: see `watch`. */
  readonly progress?: $ZodType;
  /** The status of success. Without it: 200, 204 for 'nothing', 302 for 'redirect'. */
  readonly status?: number;
  /** What this call may refuse, beyond the general codes, each with its status. */
  readonly errors?: Readonly<Record<string, number>>;
}

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<E> = E extends { params: infer P } ? keyof input<P> : never;

/** A generic parameter lets unknown keys pass, so a misspelt `querry` is caught here. */
type OnlyKnownKeys<E> = { [K in Exclude<keyof E, keyof Endpoint>]: 'an endpoint has no such key' };

/** `unknown` where path and params name the same things, else a sentence for the compiler to show. */
type PathMatchesParams<E extends Endpoint> = [ParamNames<E['path']>, ParamsOf<E>] extends [
  ParamsOf<E>,
  ParamNames<E['path']>,
]
  ? unknown
  : {
      params: `the path names ${ParamNames<E['path']> extends never ? 'nothing' : `:${ParamNames<E['path']>}`}, and params must name exactly that`;
    };

/** Freezes one call's description. The path's `:names` and `params` must agree, or it does not compile. */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<const E extends Endpoint>(
  endpoint: E & PathMatchesParams<E> & OnlyKnownKeys<E>,
): Readonly<E> {
  return Object.freeze(endpoint);
}

/** The HTTP status of success: as written, else 200, 204 for 'nothing', 302 for 'redirect'. */
export function statusOf(endpoint: Endpoint): number {
  return endpoint.status ?? (endpoint.response === 'nothing' ? 204 : endpoint.response === 'redirect' ? 302 : 200);
}

type Part = 'params' | 'query' | 'body';
type Written<E, K> = K extends keyof E ? (E[K] extends $ZodType ? K : never) : never;
/** Spells a type out, so that hovers and errors show its members. */
export type Shown<T> = { [K in keyof T]: T[K] } & {};

type CallerParts<E extends Endpoint> = Shown<
  { [K in Part as {} extends input<E[K]> ? never : Written<E, K>]: input<E[K]> } & {
    [K in Part as {} extends input<E[K]> ? Written<E, K> : never]?: input<E[K]>;
  } & (E extends { file: object } ? { file: Blob } : unknown)
>;

/** What a caller passes, `{}` where the call takes nothing: what the schemas accept, before they fill in defaults. */
export type InputOf<E extends Endpoint> = keyof CallerParts<E> extends never ? Record<string, never> : CallerParts<E>;

/** What a handler reads: what the schemas give back. */
export type ParsedOf<E extends Endpoint> = {
  [K in Part as Written<E, K>]: K extends 'body'
    ? E extends { textBody: object }
      ? string
      : output<E[K]>
    : output<E[K]>;
};

/** What a caller gets: the parsed JSON, nothing, or the bare Response of a stream. */
export type ResponseOf<E extends Endpoint> = E['response'] extends $ZodType
  ? output<E['response']>
  : E['response'] extends { stream: string }
    ? Response
    : E['response'] extends 'nothing'
      ? void
      : never;

/** What a listening caller is told while the work lasts. */
export type ProgressOf<E extends Endpoint> = E extends { progress: $ZodType } ? output<E['progress']> : never;
