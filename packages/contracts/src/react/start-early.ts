import { call, type CallOptions } from '../endpoint/call.ts';
import type { InputOf } from '../endpoint/define-endpoint.ts';
import { startEarly } from '../endpoint/early-responses.ts';
import { urlOf } from '../endpoint/url-of.ts';
import type { Gettable } from './use-endpoint.ts';

/** Begins a request for a component that is about to be shown. `fetch` is the one of `useFetch`. */
export type EarlyRequest = (fetch?: CallOptions['fetch']) => void;

/** Returns a request that `useEndpoint` with the same input continues, if it follows soon and nothing was changed since. */
export const earlyRequest =
  <E extends Gettable>(endpoint: E, input: InputOf<E>): EarlyRequest =>
  (fetch) =>
    startEarly(urlOf(endpoint, input), () => call(endpoint, input, { fetch }));
