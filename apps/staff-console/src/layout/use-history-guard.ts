import { useEffect } from 'react';
import type { LeaveGuard } from './leave-guard.ts';

/**
 * Asks before Back or Forward leaves unsaved work. Older browsers without the Navigation API do not ask: the event of
 * the history comes too late, and first to the router.
 */
export function useHistoryGuard({ hasUnsavedWork, leave }: Pick<LeaveGuard, 'hasUnsavedWork' | 'leave'>): void {
  useEffect(() => {
    const navigation = 'navigation' in window ? window.navigation : undefined;
    let isLeaving = false;
    const onNavigate = (event: NavigateEvent) => {
      const isTravel = event.navigationType === 'traverse' && event.cancelable;
      if (!isTravel || isLeaving || !hasUnsavedWork()) return;
      event.preventDefault();
      leave(() => {
        isLeaving = true;
        navigation?.traverseTo(event.destination.key);
      });
    };
    const onArrival = () => {
      isLeaving = false;
    };
    navigation?.addEventListener('navigate', onNavigate);
    navigation?.addEventListener('navigatesuccess', onArrival);
    return () => {
      navigation?.removeEventListener('navigate', onNavigate);
      navigation?.removeEventListener('navigatesuccess', onArrival);
    };
  }, [hasUnsavedWork, leave]);
}
