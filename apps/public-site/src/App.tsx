import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ThemeRoot } from '@workspace/ui/theme/ThemeRoot.tsx';
import { Layout } from './layout/Layout.tsx';
import { PageSlot } from './page-slot.tsx';
import { SiteToasts } from './toasts/SiteToasts.tsx';
import { matchRoute } from './routes.ts';

/** Data never goes stale by itself, and a failed call is not repeated: a person decides to try again. */
const rules = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** The whole site, the same on the server and in the browser. `held` are the answers that the server drew from. */
export function App({ held }: { held: Record<string, unknown> }) {
  const { pathname } = useLocation();
  const { route } = matchRoute(pathname);
  const slot = <PageSlot route={route} whileLoading={<p role="status">Loading…</p>} />;
  // The route is known; the router still has to tell the page what the address's names stand for.
  const page = (
    <Routes>
      <Route path={route.path} element={slot} />
    </Routes>
  );
  return (
    <SWRConfig value={{ fallback: held, ...rules }}>
      <ThemeRoot />
      {route.frame === 'bare' ? (
        page
      ) : (
        <SiteToasts>
          <Layout>{page}</Layout>
        </SiteToasts>
      )}
      <ScrollKeeper />
      <TellStarter />
    </SWRConfig>
  );
}

/** The section that an address ends with. Anything may stand there, and what cannot be decoded names none. */
function sectionNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** A new page begins at its top, or at the section that its address names. */
function ScrollKeeper() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const section = sectionNamed(hash);
    if (section) section.scrollIntoView();
    else if (!hash) window.scrollTo(0, 0);
  }, [pathname, hash]);
  return null;
}

/** Presses that came before the scripts are waiting for this. */
function TellStarter() {
  useEffect(() => void document.dispatchEvent(new Event('hydrated')), []);
  return null;
}
