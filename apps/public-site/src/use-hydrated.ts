import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run on the page. Before that, and on the server, a page is what its HTML says. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
