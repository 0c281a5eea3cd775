import { useEffect, useRef } from 'react';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { useEndpoint, type Gettable, type Held } from '@workspace/contracts/react/use-endpoint';

/** An answer shown at once where it is held, and asked for again each time it is shown anew: others change things too. */
export function useFresh<E extends Gettable>(endpoint: E, input: InputOf<E>): Held<E> {
  const held = useEndpoint(endpoint, input);
  const { refresh } = held;
  useEffect(refresh, [refresh]);
  return held;
}

/** Asks again each second while something is under way. */
export function useEachSecond(isUnderWay: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(refresh, 1_000);
    return () => clearInterval(timer);
  }, [isUnderWay, refresh]);
}

/** Asks again when what an answer was made from has changed. */
export function useAnew(madeFrom: string, refresh: () => void): void {
  const held = useRef(madeFrom);
  useEffect(() => {
    if (held.current !== madeFrom) refresh();
    held.current = madeFrom;
  }, [madeFrom, refresh]);
}
