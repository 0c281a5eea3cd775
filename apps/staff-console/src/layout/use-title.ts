import { useEffect, useSyncExternalStore } from 'react';
import { brand } from '@workspace/contracts/brand';

let pageTitle = '';
const listeners = new Set<() => void>();

/** Sets the title of the browser tab; undefined leaves the last one until the title is known. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · ${brand.name}`;
    pageTitle = title;
    for (const listener of listeners) listener();
  }, [title]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the title of the open page; empty until one has opened. */
export const usePageTitle = (): string => useSyncExternalStore(subscribe, () => pageTitle);
