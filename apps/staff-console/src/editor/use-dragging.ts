import { useCallback, useEffect, useRef } from 'react';
import { useStable } from '../layout/use-stable.ts';

/** The part of the window's height, in pixels, in which a drag scrolls, and how far it scrolls in a step. */
const edge = 96;
const step = 10;
/** Milliseconds between two steps. */
const pause = 16;

/**
 * Scrolls near the edges of the window during a drag, and cancels it on Escape. Returns a function that takes the height
 * of the pointer; `place` receives it, again after each step.
 */
export function useDragging(isDragging: boolean, place: (y: number) => void, cancel: () => void): (y: number) => void {
  const y = useRef(0);
  const placeNow = useStable(place);
  const cancelNow = useStable(cancel);
  useEffect(() => {
    if (!isDragging) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      cancelNow();
    };
    const timer = setInterval(() => {
      const direction = y.current < edge ? -1 : Number(y.current > innerHeight - edge);
      if (direction === 0) return;
      scrollTo({ top: scrollY + direction * step, behavior: 'instant' });
      placeNow(y.current);
    }, pause);
    document.addEventListener('keydown', press, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', press, true);
    };
  }, [isDragging, placeNow, cancelNow]);
  return useCallback(
    (now: number) => {
      y.current = now;
      placeNow(now);
    },
    [placeNow],
  );
}
