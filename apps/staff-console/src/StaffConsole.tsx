import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { StaffConsoleProps } from '@workspace/contracts/staff-console';
import { Skeleton } from '@workspace/ui/Skeleton';
import { ToastRoot } from '@workspace/ui/Toast';
import { AccessGate } from './access-gate/AccessGate.tsx';
import { BasePath } from './layout/base-path.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { UnknownPage } from './layout/UnknownPage.tsx';
import { usePreload } from './layout/use-preload.ts';
import { pages } from './pages.ts';

/**
 * Cached data is shown at once and fetched again: other staff change it too. Only requests in flight are shared, because
 * a list that was fetched a second ago may precede a save.
 */
const dataRules = { revalidateIfStale: true, revalidateOnReconnect: true, dedupingInterval: 0 };

/** The console, which the site opens under its base path. */
export default function StaffConsole({ basePath }: StaffConsoleProps) {
  return (
    <SWRConfig value={dataRules}>
      <BasePath value={basePath}>
        <ToastRoot>
          <AccessGate>
            <ConsoleLayout>
              <Pages />
            </ConsoleLayout>
          </AccessGate>
        </ToastRoot>
      </BasePath>
    </SWRConfig>
  );
}

function Pages() {
  usePreload(pages);
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Routes>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<UnknownPage />} />
      </Routes>
    </Suspense>
  );
}
