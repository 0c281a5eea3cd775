import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call, type Callable, type CallOptions } from '../endpoint/call.ts';
import type { ResponseOf, InputOf } from '../endpoint/define-endpoint.ts';
import { takeEarly } from '../endpoint/early-responses.ts';
import { parseSerializedApiError, type ErrorCode, type ApiError } from '../endpoint/api-error.ts';
import { urlOf } from '../endpoint/url-of.ts';
import { usePolling, type RefreshInterval } from './use-polling.ts';

/** An endpoint with a cacheable response: a GET that is not a redirect. */
export type Gettable = Callable & { readonly method: 'GET' };

/** The state of a GET in a component: its result or its error; neither while it is in flight. */
export interface EndpointState<E extends Gettable> {
  data: ResponseOf<E> | undefined;
  error: ApiError<ErrorCode<E>> | undefined;
  /** Fetches again, for instance after a failure. The function is stable. */
  refresh: () => void;
}

/** Returns SWR's `fetcher` if one is set: a test or another runtime passes its own. */
export function useFetch(): CallOptions['fetch'] {
  return (useSWRConfig() as { fetcher?: CallOptions['fetch'] }).fetcher;
}

interface EndpointOptions<E extends Gettable> {
  /** Polls: returns the milliseconds until the next request, 0 for none. */
  refreshInterval?: RefreshInterval<ResponseOf<E>>;
  /** False: a cached result is final. By default the surrounding `SWRConfig` decides. */
  revalidateIfStale?: false;
}

/**
 * Returns the result of a GET, from the cache, the server's rendering or one request. `null` as input: no request yet.
 */
export function useEndpoint<E extends Gettable>(
  endpoint: E,
  input: InputOf<E> | null,
  { refreshInterval, ...options }: EndpointOptions<E> = {},
): EndpointState<E> {
  const fetch = useFetch();
  const { cache } = useSWRConfig();
  const key = input && urlOf(endpoint, input);
  const cached = key === null ? undefined : (cache.get(key)?.data as ResponseOf<E> | undefined);
  const fetchNow = (url: string) =>
    (takeEarly(url) as Promise<ResponseOf<E>> | undefined) ?? call(endpoint, input as InputOf<E>, { fetch });
  // Reading `isLoading` subscribes to it. Without it, SWR does not render a result that equals the evicted one with which
  // the component began.
  const {
    data,
    error,
    mutate,
    isLoading: _isLoading,
  } = useSWR<ResponseOf<E>, ApiError<ErrorCode<E>>>(key, fetchNow, {
    ...options,
    ...usePolling(refreshInterval, cached),
  });
  const refresh = useCallback(() => void mutate().catch(() => {}), [mutate]);
  // The server's rendering passes an error in place of a result.
  const apiError = parseSerializedApiError(data) as ApiError<ErrorCode<E>> | undefined;
  return apiError ? { data: undefined, error: apiError, refresh } : { data, error, refresh };
}

/** Updates a cached result, so that it is not fetched again. */
export function useUpdateCached(): <E extends Gettable>(
  endpoint: E,
  input: InputOf<E>,
  change: (cached: ResponseOf<E>) => ResponseOf<E>,
) => void {
  const { mutate, fallback } = useSWRConfig();
  return (endpoint, input, change) => {
    const key = urlOf(endpoint, input);
    // The server-rendered result remains in `fallback`: SWR does not pass it to an updater.
    const update = (cached = fallback[key] as ResponseOf<typeof endpoint> | undefined) => cached && change(cached);
    void mutate<ResponseOf<typeof endpoint>>(key, update, { revalidate: false });
  };
}

/** Revalidates a result wherever it is shown; the cached one stays visible meanwhile. The function is stable. */
export function useRefresh(): <E extends Gettable>(endpoint: E, input: InputOf<E>) => void {
  const { mutate } = useSWRConfig();
  return useCallback((endpoint, input) => void mutate(urlOf(endpoint, input)), [mutate]);
}

/**
 * Revalidates the results of an endpoint with any query, and of all endpoints below its path, wherever they are shown.
 * The function is stable.
 */
export function useRefreshAll(): <E extends Gettable>(endpoint: E) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    ({ path }) =>
      void mutate(
        (key) => typeof key === 'string' && key.startsWith(path) && /^(?:$|[?/])/.test(key.slice(path.length)),
      ),
    [mutate],
  );
}

/** Removes a result from the cache, including the server-rendered one: the next component fetches it again. */
export function useEvict(): <E extends Gettable>(endpoint: E, input: InputOf<E>) => void {
  const { mutate, fallback } = useSWRConfig();
  return (endpoint, input) => {
    const key = urlOf(endpoint, input);
    delete fallback[key];
    void mutate(key, undefined);
  };
}
