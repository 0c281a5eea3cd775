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
 * Returns SWR's options for polling. SWR restarts its timer whenever the option changes, so the function keeps its
 * identity between renders with the same data.
 */
export function usePolling<Data>(
  intervalOf: RefreshInterval<Data> | undefined,
  data: Data | undefined,
): Pick<SWRConfiguration<Data>, 'refreshInterval' | 'dedupingInterval' | 'shouldRetryOnError' | 'onErrorRetry'> {
  const latest = useRef(intervalOf);
  useEffect(() => {
    latest.current = intervalOf;
  });
  // A new function for new data: a shorter interval must not wait for the end of a longer one.
  const stable = useCallback((newest: Data | undefined) => latest.current?.(newest ?? data) ?? 0, [data]);
  if (!intervalOf) return {};
  // The default of two seconds drops polls at shorter intervals. SWR reads the option of the first render only.
  const dedupingInterval = 0;
  if (intervalOf(data) === 0) return { dedupingInterval };
  return { refreshInterval: stable, dedupingInterval, shouldRetryOnError: true, onErrorRetry: retrySteadily };
}
