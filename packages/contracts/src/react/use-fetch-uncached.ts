import { useCallback } from 'react';
import { call } from '../endpoint/call.ts';
import type { ResponseOf, InputOf } from '../endpoint/define-endpoint.ts';
import { useFetch, type Gettable } from './use-endpoint.ts';

/** Fetches a GET endpoint past the cache, for current data. Rejects with the API error. The function is stable. */
export function useFetchUncached(): <E extends Gettable>(endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E>> {
  const fetch = useFetch();
  return useCallback((endpoint, input) => call(endpoint, input, { fetch }), [fetch]);
}
