import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { hydration } from './hydration.ts';
import { matchRoute } from './routes.ts';

const { page } = matchRoute(location.pathname).route;
if (!page.isStill) await page.load();
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
