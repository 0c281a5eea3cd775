import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { LeaveGuard } from './leave-guard.ts';

/** Place of an entry in the history, as the router numbers it. */
const indexOf = (state: unknown): number => Number((state as { idx?: number } | null)?.idx);

/**
 * Asks before Back or Forward leaves unsaved work. The browser tells only afterwards: it is sent to the page again before
 * the router notices.
 */
export function useHistoryGuard({ hasUnsavedWork, leave }: Pick<LeaveGuard, 'hasUnsavedWork' | 'leave'>): void {
  const { key } = useLocation();
  const current = useRef(NaN);
  useEffect(() => {
    current.current = indexOf(history.state);
  }, [key]);
  useEffect(() => {
    let own: 'returns' | 'leaves' | undefined;
    const onTravel = (event: PopStateEvent) => {
      const steps = indexOf(event.state) - current.current || -1;
      const isOwn = own;
      own = undefined;
      if (isOwn === 'leaves' || (!isOwn && !hasUnsavedWork())) return;
      event.stopImmediatePropagation();
      if (isOwn === 'returns') return;
      own = 'returns';
      history.go(-steps);
      leave(() => {
        own = 'leaves';
        history.go(steps);
      });
    };
    // Before the router, which listens in the bubbling phase.
    window.addEventListener('popstate', onTravel, true);
    return () => window.removeEventListener('popstate', onTravel, true);
  }, [hasUnsavedWork, leave]);
}
