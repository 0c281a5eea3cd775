import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { hydration } from './hydration.ts';
import { matchRoute } from './routes.ts';

/** Takes up what the server drew. */
function hydrate(): void {
  hydration.isUnderWay = true;
  document.addEventListener('hydrated', () => (hydration.isUnderWay = false), { once: true });
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    );
  });
}

const { page } = matchRoute(location.pathname).route;
// Not awaited here: pages share code with this file, and would wait for it while it waits for them.
if (page.isAwaited) void page.load().then(hydrate);
else hydrate();
