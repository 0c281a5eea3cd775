import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { untilNextLook } from './until-next-look.ts';
import { useEndpoint, type Gettable, type EndpointState } from '@workspace/contracts/react/use-endpoint';

/** An answer shown at once where it is held, and then asked for again: others change things too. */
export function useFresh<E extends Gettable>(endpoint: E, input: InputOf<E>): EndpointState<E> {
  const current = useEndpoint(endpoint, input);
  const { cache } = useSWRConfig();
  const { refresh } = current;
  const key = urlOf(endpoint, input);
  useEffect(() => {
    // What is not held is on its way by now, and is not asked for twice.
    if (cache.get(key)?.data !== undefined) refresh();
  }, [cache, key, refresh]);
  return current;
}

/** Asks again each second while something is under way. */
export function useEachSecond(isUnderWay: boolean, refresh: () => void): void {
  useEvery(isUnderWay ? 1 : null, refresh);
}

/** Asks again after so many seconds each; null: not. */
export function useEvery(seconds: number | null, refresh: () => void): void {
  useEffect(() => {
    if (seconds === null) return undefined;
    const timer = setInterval(refresh, seconds * 1_000);
    return () => clearInterval(timer);
  }, [seconds, refresh]);
}

/** Asks again around a moment, in milliseconds since 1970, at which something happens by itself; null: not. */
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

/** Asks again when what an answer was made from has changed. */
export function useAnew(madeFrom: string, refresh: () => void): void {
  const previous = useRef(madeFrom);
  useEffect(() => {
    if (previous.current !== madeFrom) refresh();
    previous.current = madeFrom;
  }, [madeFrom, refresh]);
}
