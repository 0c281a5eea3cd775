import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadPage } from './page-slot.tsx';
import { matchRoute } from './routes.ts';
import { jsonBlock, pageDataId } from './site-config.ts';

await loadPage(matchRoute(location.pathname).route);
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <BrowserRouter>
      <App held={jsonBlock<Record<string, unknown>>(pageDataId)} />
    </BrowserRouter>,
  );
});
