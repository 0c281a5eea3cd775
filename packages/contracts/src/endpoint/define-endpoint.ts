import type { $ZodType, input, output } from 'zod/v4/core';
import type { Permission } from '../roles.ts';

/** The HTTP methods an endpoint may use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Access to an endpoint: everyone, signed-in users, or staff. */
export type Access = 'public' | 'signed_in' | 'staff';

/** An endpoint of the API as data: the single source for server, client, tests and OpenAPI. */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * The permission that staff need, where the one derived from resource and method is wrong. 'own': all staff, about
   * themselves. See `permissionOf`.
   */
  readonly permission?: Permission | 'own';
  /** Requires a sign-in of the last minutes: a stolen session must not take what this returns. */
  readonly needsFreshSignIn?: true;
  /** Pages of other sites may send it: a secret in the path proves the right, and cookies prove nothing. */
  readonly acceptsOtherSites?: true;
  /**
   * Successful calls that change something leave an entry in the audit log. 'recorded': so do these, although they
   * change nothing; `none`: the reason why these leave none.
   */
  readonly audit?: 'recorded' | { readonly none: string };
  readonly params?: $ZodType;
  readonly query?: $ZodType;
  readonly body?: $ZodType;
  /**
   * JSON of up to this many bytes, which the handler receives as text: parsing so much at once would block the event
   * loop.
   */
  readonly textBody?: { readonly maxBytes: number };
  /** A multipart upload: the form field of the file, and its maximum size in bytes. */
  readonly file?: { readonly field: string; readonly maxBytes: number };
  /**
   * Also accepts a plain HTML form; success then redirects to this path of the site, with `:names` filled in from
   * `params`.
   */
  readonly form?: { readonly goTo?: `/${string}` };
  /** Rate limit: the maximum number of requests per visitor in this many minutes. */
  readonly limit?: { readonly most: number; readonly minutes: number };
  /** Maximum response time after the whole request was sent, in seconds, when 60 are not enough. */
  readonly maxSeconds?: number;
  /** A schema means a JSON response, `{ stream }` a stream of that media type, 'redirect' a Location header. */
  readonly response: $ZodType | 'nothing' | 'redirect' | { readonly stream: string };
  /** Schema of the progress events for clients that accept them: see `watch`. */
  readonly progress?: $ZodType;
  /** The HTTP status of success. Default: 200, 204 for 'nothing', 302 for 'redirect'. */
  readonly status?: number;
  /** The endpoint's error codes besides the general ones, each with its status. */
  readonly errors?: Readonly<Record<string, number>>;
}

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<E> = E extends { params: infer P } ? keyof input<P> : never;

/** A generic parameter accepts unknown keys, so a misspelled `querry` is caught here. */
type OnlyKnownKeys<E> = { [K in Exclude<keyof E, keyof Endpoint>]: 'an endpoint has no such key' };

/** `unknown` when path and params have the same names, else a message for the compiler to show. */
type PathMatchesParams<E extends Endpoint> = [ParamNames<E['path']>, ParamsOf<E>] extends [
  ParamsOf<E>,
  ParamNames<E['path']>,
]
  ? unknown
  : {
      params: `the path names ${ParamNames<E['path']> extends never ? 'nothing' : `:${ParamNames<E['path']>}`}, and params must name exactly that`;
    };

/** Freezes the description of one endpoint. Does not compile unless the path's `:names` match `params`. */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<const E extends Endpoint>(
  endpoint: E & PathMatchesParams<E> & OnlyKnownKeys<E>,
): Readonly<E> {
  return Object.freeze(endpoint);
}

/** Returns the HTTP status of success: the declared one, else 200, 204 for 'nothing', 302 for 'redirect'. */
export function statusOf(endpoint: Endpoint): number {
  return endpoint.status ?? (endpoint.response === 'nothing' ? 204 : endpoint.response === 'redirect' ? 302 : 200);
}

type Part = 'params' | 'query' | 'body';
type SchemaKey<E, K> = K extends keyof E ? (E[K] extends $ZodType ? K : never) : never;
/** Expands a type, so that hovers and errors show its members. */
export type Simplify<T> = { [K in keyof T]: T[K] } & {};

type CallerParts<E extends Endpoint> = Simplify<
  { [K in Part as {} extends input<E[K]> ? never : SchemaKey<E, K>]: input<E[K]> } & {
    [K in Part as {} extends input<E[K]> ? SchemaKey<E, K> : never]?: input<E[K]>;
  } & (E extends { file: object } ? { file: Blob } : unknown)
>;

/** The input of a call, `{}` when the endpoint takes none: the input types of the schemas, before defaults. */
export type InputOf<E extends Endpoint> = keyof CallerParts<E> extends never ? Record<string, never> : CallerParts<E>;

/** The parsed input for a handler: the output types of the schemas. */
export type ParsedOf<E extends Endpoint> = {
  [K in Part as SchemaKey<E, K>]: K extends 'body'
    ? E extends { textBody: object }
      ? string
      : output<E[K]>
    : output<E[K]>;
};

/** The result of a call: the parsed JSON, nothing, or the bare Response of a stream. */
export type ResponseOf<E extends Endpoint> = E['response'] extends $ZodType
  ? output<E['response']>
  : E['response'] extends { stream: string }
    ? Response
    : E['response'] extends 'nothing'
      ? void
      : never;

/** The type of the progress events of an endpoint. */
export type ProgressOf<E extends Endpoint> = E extends { progress: $ZodType } ? output<E['progress']> : never;
