import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run on the page. Before that the browser checks a form by itself. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
