import { seemsSignedIn } from '@workspace/contracts/signed-in-hint';
import type { When } from '../islands/when.ts';
import { whenIdle } from './when-idle.ts';

const signs = ['pointerdown', 'keydown', 'focusin'];

/** The code that hydrates islands. */
export interface IslandCode {
  /** Imports the entry. */
  load: () => Promise<unknown>;
  /** URLs of the files that the entry needs. */
  preloads: readonly string[];
  /** URL of the largest of them. */
  reactDom: string | undefined;
}

/** Marks islands as wanted in their time, and loads the code that hydrates them with the first one. */
export function wantIslands({ load, preloads, reactDom }: IslandCode): void {
  let loading: Promise<unknown> | undefined;
  const want = (island: HTMLElement) => {
    if (island.dataset.wanted !== undefined) return;
    island.dataset.wanted = '';
    document.dispatchEvent(new Event('island-wanted'));
    if (loading) return;
    preloads.forEach(preload);
    loading = load().catch(() => {
      // The next touch tries again.
      loading = undefined;
      delete island.dataset.wanted;
    });
  };
  // On the window, in the capture phase: before any handler of the page.
  for (const sign of signs)
    addEventListener(
      sign,
      ({ target }) => {
        const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
        if (island) want(island);
      },
      { capture: true, passive: true },
    );
  whenIdle(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
      if (isWantedAtOnce(island.dataset.when as When)) want(island);
    }
    if (reactDom && document.querySelector('[data-when="soon"]')) preload(reactDom);
  });
  // Visitors may focus a field before this script runs.
  const focused = document.activeElement?.closest<HTMLElement>('[data-island]');
  if (focused) want(focused);
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function isWantedAtOnce(when: When): boolean {
  if (when === 'signed-in') return seemsSignedIn();
  if (when === 'bookmarked') return (localStorage.getItem('bookmarks') ?? '[]') !== '[]';
  return when === 'at-once';
}
