import { useEffect } from 'react';

const delayMilliseconds = 2_000;

/**
 * Fetches code shortly after the first render, one item after the other. A page that is already in memory opens at
 * once, and also after a newer release has replaced the files on the server.
 */
export function usePreload(items: readonly { preload: () => Promise<unknown> }[]): void {
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => void preloadAll(items, controller.signal), delayMilliseconds);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [items]);
}

async function preloadAll(items: readonly { preload: () => Promise<unknown> }[], signal: AbortSignal): Promise<void> {
  for (const { preload } of items) {
    if (signal.aborted) return;
    // A failed preload is harmless: opening the page fetches its code again and shows the error.
    await preload().catch(() => {});
  }
}
