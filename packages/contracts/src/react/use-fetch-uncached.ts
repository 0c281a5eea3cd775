import { useCallback } from 'react';
import { call } from '../endpoint/call.ts';
import type { ResponseOf, InputOf } from '../endpoint/define-endpoint.ts';
import { useFetch, type Gettable } from './use-endpoint.ts';

/** Asks a GET past the cache, for what has to be as it is this moment. Rejects with the refusal. Stays the same function. */
export function useFetchUncached(): <E extends Gettable>(endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E>> {
  const fetch = useFetch();
  return useCallback((endpoint, input) => call(endpoint, input, { fetch }), [fetch]);
}
