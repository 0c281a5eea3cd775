import { seemsSignedIn } from '@workspace/contracts/signed-in-hint';
import type { HydrationTrigger } from '../islands/hydration-trigger.ts';
import { whenActivated } from './when-activated.ts';
import { whenIdle } from './when-idle.ts';

const interactionEvents = ['pointerdown', 'keydown', 'focusin'];

/** The code that hydrates islands. */
export interface IslandCode {
  /** Imports the entry. */
  load: () => Promise<unknown>;
  /** URLs of the files that the entry needs. */
  preloads: readonly string[];
  /** URL of the largest of them. */
  reactDom: string | undefined;
}

/** Requests the hydration of each island at its trigger, and loads the code with the first request. */
export function scheduleHydration({ load, preloads, reactDom }: IslandCode): void {
  let loading: Promise<unknown> | undefined;
  const requestHydration = (island: HTMLElement) => {
    if (island.dataset.requested !== undefined) return;
    island.dataset.requested = '';
    document.dispatchEvent(new Event('island-requested'));
    if (loading) return;
    preloads.forEach(preload);
    loading = load().catch(() => {
      // The next interaction retries.
      loading = undefined;
      delete island.dataset.requested;
    });
  };
  // On the window, in the capture phase: before any handler of the page.
  for (const event of interactionEvents)
    addEventListener(
      event,
      ({ target }) => {
        const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
        if (island) requestHydration(island);
      },
      { capture: true, passive: true },
    );
  for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate="approached"]'))
    island.addEventListener('pointerover', () => requestHydration(island), { passive: true });
  // A page that the browser prepares for a click that never comes runs no island.
  whenActivated(() =>
    whenIdle(() => {
      for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
        if (isEager(island.dataset.hydrate as HydrationTrigger)) requestHydration(island);
      }
      if (reactDom && document.querySelector('[data-hydrate="preloaded"], [data-hydrate="approached"]'))
        preload(reactDom);
    }),
  );
  // Visitors may focus a field before this script runs.
  const focused = document.activeElement?.closest<HTMLElement>('[data-island]');
  if (focused) requestHydration(focused);
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function isEager(hydrate: HydrationTrigger): boolean {
  if (hydrate === 'when-signed-in') return seemsSignedIn();
  if (hydrate === 'when-bookmarked') return (localStorage.getItem('bookmarks') ?? '[]') !== '[]';
  return hydrate === 'eager';
}
