import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call, type Callable, type CallOptions } from '../endpoint/call.ts';
import type { ResponseOf, InputOf } from '../endpoint/define-endpoint.ts';
import { parseSerializedApiError, type ErrorCode, type ApiError } from '../endpoint/api-error.ts';
import { urlOf } from '../endpoint/url-of.ts';

/** An endpoint whose answer can be read and held: a GET that is not a redirect. */
export type Gettable = Callable & { readonly method: 'GET' };

/** What a component sees of a GET: its answer or its refusal; neither while it is under way. */
export interface EndpointState<E extends Gettable> {
  data: ResponseOf<E> | undefined;
  error: ApiError<ErrorCode<E>> | undefined;
  /** Asks again, for instance after a failure. Stays the same function. */
  refresh: () => void;
}

/** The fetch function is SWR's `fetcher` where one is set: a test or another runtime passes its own. */
export function useFetch(): CallOptions['fetch'] {
  return (useSWRConfig() as { fetcher?: CallOptions['fetch'] }).fetcher;
}

/** The answer of a GET, from the cache, the server's rendering or one fetch. `null` as input: not yet. */
export function useEndpoint<E extends Gettable>(endpoint: E, input: InputOf<E> | null): EndpointState<E> {
  const fetch = useFetch();
  const { data, error, mutate } = useSWR<ResponseOf<E>, ApiError<ErrorCode<E>>>(input && urlOf(endpoint, input), () =>
    call(endpoint, input as InputOf<E>, { fetch }),
  );
  const refresh = useCallback(() => void mutate().catch(() => {}), [mutate]);
  // The server's rendering hands a refusal over in the place of an answer.
  const apiError = parseSerializedApiError(data) as ApiError<ErrorCode<E>> | undefined;
  return apiError ? { data: undefined, error: apiError, refresh } : { data, error, refresh };
}

/** Changes an answer that is held in the cache, so that nobody asks for it again. */
export function useUpdateCached(): <E extends Gettable>(
  endpoint: E,
  input: InputOf<E>,
  change: (cached: ResponseOf<E>) => ResponseOf<E>,
) => void {
  const { mutate, fallback } = useSWRConfig();
  return (endpoint, input, change) => {
    const key = urlOf(endpoint, input);
    // What the server rendered stays in `fallback`: SWR does not hand it to an updater.
    const update = (cached = fallback[key] as ResponseOf<typeof endpoint> | undefined) => cached && change(cached);
    void mutate<ResponseOf<typeof endpoint>>(key, update, { revalidate: false });
  };
}

/** Asks again for an answer wherever it is shown; what is held stays in sight meanwhile. Stays the same function. */
export function useRefresh(): <E extends Gettable>(endpoint: E, input: InputOf<E>) => void {
  const { mutate } = useSWRConfig();
  return useCallback((endpoint, input) => void mutate(urlOf(endpoint, input)), [mutate]);
}

/** Forgets an answer, what the server rendered included: whoever shows it next asks anew. */
export function useEvict(): <E extends Gettable>(endpoint: E, input: InputOf<E>) => void {
  const { mutate, fallback } = useSWRConfig();
  return (endpoint, input) => {
    const key = urlOf(endpoint, input);
    delete fallback[key];
    void mutate(key, undefined);
  };
}
