import { GlobalStyle } from '@workspace/ui/theme/GlobalStyle.tsx';
import type { ComponentType } from 'react';
import { Layout } from './layout/Layout.tsx';
import { PageTransition } from './layout/PageTransition.tsx';
import type { SiteRoute } from './route.ts';

/** A page of the site with its frame, as the server renders it. */
export function App({ page: Page, frame }: { page: ComponentType; frame: SiteRoute['frame'] }) {
  return (
    <>
      <GlobalStyle />
      {frame === 'bare' ? (
        <Page />
      ) : (
        <Layout>
          <PageTransition />
          <Page />
        </Layout>
      )}
    </>
  );
}
