import { createElement, startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands, type IslandName } from './islands/islands.ts';

/** Signals that an island is hydrated: earlier clicks wait for it. */
function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset.hydrated = '';
    element.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, [element]);
  return children;
}

async function hydrate(element: HTMLElement): Promise<void> {
  const { island, props } = element.dataset;
  const { default: component } = await islands[island as IslandName]();
  const content = createElement(component as ComponentType, JSON.parse(props ?? '{}') as object);
  startTransition(() => {
    hydrateRoot(element, <Hydrated element={element}>{content}</Hydrated>, { identifierPrefix: island! });
  });
}

/** Hydrates the islands that the page script has requested. */
function hydrateRequested(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island][data-requested=""]')) {
    element.dataset.requested = 'seen';
    hydrate(element).catch((error: unknown) => {
      // The next interaction retries; until then the native form or link works.
      delete element.dataset.requested;
      throw error;
    });
  }
}

if (import.meta.env.DEV) {
  const { startPage } = await import('./page-script/start-page.ts');
  startPage({ load: async () => {}, preloads: [], reactDom: undefined });
}
document.addEventListener('island-requested', hydrateRequested);
hydrateRequested();
