import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns true once the page is hydrated; false during server rendering and hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
