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

/** The modal dialog on top of all others, else the page's body. Whatever lies outside of an open one can be neither seen whole nor pressed. */
export function useTopLayer(): HTMLElement {
  return useSyncExternalStore(watchDialogs, topLayer, topLayer);
}
