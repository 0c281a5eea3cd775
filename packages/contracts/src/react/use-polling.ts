import { useCallback, useEffect, useRef } from 'react';
import type { SWRConfiguration } from 'swr';

/** Returns the milliseconds until the next poll for the data shown now; 0: no polling. */
export type RefreshInterval<Data> = (data: Data | undefined) => number;

const retryMilliseconds = 2_000;

/** Retries at a steady pace: after an outage a page is up to date within seconds. */
const retrySteadily: SWRConfiguration['onErrorRetry'] = (_error, _key, _config, revalidate, { retryCount }) => {
  setTimeout(() => void revalidate({ retryCount }), retryMilliseconds);
};

/**
 * Returns SWR's options for polling. SWR starts its timer anew whenever the option changes, so the function keeps its
 * identity while the interval differs from render to render.
 */
export function usePolling<Data>(
  intervalOf: RefreshInterval<Data> | undefined,
  data: Data | undefined,
): Pick<SWRConfiguration<Data>, 'refreshInterval' | 'dedupingInterval' | 'shouldRetryOnError' | 'onErrorRetry'> {
  const latest = useRef(intervalOf);
  useEffect(() => {
    latest.current = intervalOf;
  });
  const stable = useCallback((newest: Data | undefined) => latest.current?.(newest) ?? 0, []);
  if (!intervalOf || intervalOf(data) === 0) return {};
  // The default of two seconds would drop polls at shorter intervals.
  return {
    refreshInterval: stable,
    dedupingInterval: 500,
    shouldRetryOnError: true,
    onErrorRetry: retrySteadily,
  };
}
