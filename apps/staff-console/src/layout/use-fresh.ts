import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { untilNextLook } from './until-next-look.ts';
import { useEndpoint, type Gettable, type EndpointState } from '@workspace/contracts/react/use-endpoint';

/** Returns the cached response at once, and then revalidates it: other people make changes too. */
export function useFresh<E extends Gettable>(endpoint: E, input: InputOf<E>): EndpointState<E> {
  const current = useEndpoint(endpoint, input);
  const { cache } = useSWRConfig();
  const { refresh } = current;
  const key = urlOf(endpoint, input);
  useEffect(() => {
    // An uncached response is already in flight and must not be requested twice.
    if (cache.get(key)?.data !== undefined) refresh();
  }, [cache, key, refresh]);
  return current;
}

/** Refreshes every second while a process runs. */
export function useEachSecond(isUnderWay: boolean, refresh: () => void): void {
  useEvery(isUnderWay ? 1 : null, refresh);
}

/** Refreshes every given number of seconds; null turns it off. */
export function useEvery(seconds: number | null, refresh: () => void): void {
  useEffect(() => {
    if (seconds === null) return undefined;
    const timer = setInterval(refresh, seconds * 1_000);
    return () => clearInterval(timer);
  }, [seconds, refresh]);
}

/** Refreshes around the time of an automatic change, in milliseconds since 1970; null turns it off. */
export function useAround(moment: number | null, refresh: () => void): void {
  useEffect(() => {
    if (moment === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          refresh();
          wait();
        },
        untilNextLook(moment, Date.now()),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [moment, refresh]);
}

/** Refreshes when the inputs of a response have changed. */
export function useAnew(madeFrom: string, refresh: () => void): void {
  const previous = useRef(madeFrom);
  useEffect(() => {
    if (previous.current !== madeFrom) refresh();
    previous.current = madeFrom;
  }, [madeFrom, refresh]);
}
