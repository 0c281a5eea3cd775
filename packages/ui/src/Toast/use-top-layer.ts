import { useSyncExternalStore } from 'react';

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => observer.disconnect();
}

const topLayer = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;

/** Returns the topmost modal dialog, or the page's body. Content outside an open modal is inert. */
export function useTopLayer(): HTMLElement {
  return useSyncExternalStore(watchDialogs, topLayer, topLayer);
}
