import { useEffect } from 'react';

const delayMilliseconds = 2_000;

/**
 * Fetches code shortly after the first render, one item after the other, while nothing else is done. A page that is already in memory opens at
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
    // A page that is being opened comes first.
    await idle();
    if (signal.aborted) return;
    // A failed preload is harmless: opening the page fetches its code again and shows the error.
    await preload().catch(() => {});
  }
}

const idle = () =>
  new Promise<unknown>((resolve) => {
    // COMPAT: Safari has it only behind a setting.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 50);
    else requestIdleCallback(resolve);
  });
