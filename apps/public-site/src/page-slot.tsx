import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { SiteRoute } from './route.ts';

const loaded = new Map<SiteRoute, ComponentType>();
const loading = new Map<SiteRoute, ComponentType>();

/** Loads a page's code ahead, so that it is drawn at once: on the server always, in the browser before hydration. */
export async function loadPage(route: SiteRoute): Promise<void> {
  if (!loaded.has(route)) loaded.set(route, (await route.load()).default);
}

function lazyPage(route: SiteRoute): ComponentType {
  const held = loading.get(route) ?? lazy(route.load);
  loading.set(route, held);
  return held;
}

/** The page of a route, from what is loaded or as it arrives. */
export function PageSlot({ route, whileLoading }: { route: SiteRoute; whileLoading: ReactNode }) {
  const Loaded = loaded.get(route);
  // Without a boundary a page that throws fails the drawing, and is not sent as its own fallback.
  if (Loaded) return <Loaded />;
  const Late = lazyPage(route);
  return (
    <Suspense fallback={whileLoading}>
      <Late />
    </Suspense>
  );
}
