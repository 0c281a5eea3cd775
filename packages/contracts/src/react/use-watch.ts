import { useCallback } from 'react';
import type { Callable } from '../endpoint/call.ts';
import type { ResponseOf, InputOf } from '../endpoint/define-endpoint.ts';
import { watch, type WatchOptions } from '../endpoint/watch.ts';
import { useFetch } from './use-endpoint.ts';

type Watching<E extends Callable> = Pick<WatchOptions<E>, 'signal' | 'onProgress'>;

/** Returns a function that makes a call with progress events. Rejects with the API error. The function is stable. */
export function useWatch(): <E extends Callable>(
  endpoint: E,
  input: InputOf<E>,
  options: Watching<E>,
) => Promise<ResponseOf<E>> {
  const fetch = useFetch();
  return useCallback((endpoint, input, options) => watch(endpoint, input, { ...options, fetch }), [fetch]);
}
