import { useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ThemeRoot } from '@workspace/ui/theme/ThemeRoot.tsx';
import { Layout } from './layout/Layout.tsx';
import { useFollowedLinks } from './layout/use-followed-links.ts';
import { PageSlot } from './page-slot.tsx';
import { SiteToasts } from './toasts/SiteToasts.tsx';
import { knownSearch, keyOf, matchRoute } from './routes.ts';

/** The whole site, the same on the server and in the browser. `isMissing`: the initial URL matches no page. */
export function App({ isMissing }: { isMissing: boolean }) {
  const { pathname, search } = useLocation();
  const { route } = matchRoute(pathname);
  const [missingAt] = useState(isMissing ? pathname : undefined);
  useFollowedLinks();
  const part = (missingAt === pathname && route.missing) || route.page;
  const slot = (
    <PageSlot
      key={keyOf(pathname) + knownSearch(pathname, search)}
      page={part}
      whileLoading={<p role="status">Loading…</p>}
    />
  );
  // The route is known; the router still has to pass the URL's params to the page.
  const page = (
    <Routes>
      <Route path={route.path} element={slot} />
    </Routes>
  );
  return (
    <>
      <ThemeRoot />
      {route.frame === 'bare' ? (
        page
      ) : (
        <SiteToasts>
          <Layout>{page}</Layout>
        </SiteToasts>
      )}
      <TellStarter />
    </>
  );
}

/** Signals hydration: presses from before the scripts wait for it, and so do e2e tests. */
function TellStarter() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
