import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { hydration } from './hydration.ts';
import { matchRoute } from './routes.ts';
import { jsonBlock, siteConfigId, type SiteConfig } from './site-config.ts';

const { isMissing } = jsonBlock<SiteConfig>(siteConfigId);
const { page, missing } = matchRoute(location.pathname).route;
const part = (isMissing && missing) || page;

/** Hydrates the server's HTML. */
function hydrate(): void {
  hydration.isUnderWay = true;
  document.addEventListener('hydrated', () => (hydration.isUnderWay = false), { once: true });
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <BrowserRouter>
        <App isMissing={isMissing} />
      </BrowserRouter>,
    );
  });
}

// Not awaited here: pages share code with this file, and a top-level await would deadlock.
if (part.isAwaited) void part.load().then(hydrate);
else hydrate();
