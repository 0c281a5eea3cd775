import { Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Permission } from '@workspace/contracts/roles';
import { contractVersion, type StaffConsoleProps } from '@workspace/contracts/staff-console';
import { Skeleton } from '@workspace/ui/Skeleton';
import { ToastRoot } from '@workspace/ui/Toast';
import { AccessGate } from './access-gate/AccessGate.tsx';
import { HiddenPage } from './features/settings/HiddenPage.tsx';
import { BasePath, useConsolePath } from './layout/base-path.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { LeaveGuardRoot } from './layout/LeaveGuardRoot.tsx';
import { PageBoundary } from './layout/PageBoundary.tsx';
import { DeniedNotice } from './layout/Permitted.tsx';
import { Stack } from './layout/Stack.tsx';
import { UnknownPage } from './layout/UnknownPage.tsx';
import { useDenied } from './layout/use-permission.ts';
import { useEarlyPages } from './layout/use-early-pages.ts';
import { usePreload } from './layout/use-preload.ts';
import { movedPages, pages } from './pages.ts';

/**
 * Cached data is shown at once and fetched again: other staff change it too. Only requests in flight are shared, because
 * a list that was fetched a second ago may precede a save.
 */
const dataRules = { revalidateIfStale: true, revalidateOnReconnect: true, dedupingInterval: 0 };

/** Read by the site before it shows the console. */
export const contract = contractVersion;

/** The console, which the site opens under its base path. */
export default function StaffConsole({ basePath }: StaffConsoleProps) {
  return (
    <SWRConfig value={dataRules}>
      <BasePath value={basePath}>
        <ToastRoot>
          <LeaveGuardRoot>
            <AccessGate>
              <ConsoleLayout>
                <PageBoundary>
                  <Pages />
                </PageBoundary>
              </ConsoleLayout>
            </AccessGate>
          </LeaveGuardRoot>
        </ToastRoot>
      </BasePath>
    </SWRConfig>
  );
}

function Pages() {
  usePreload(pages);
  useEarlyPages(pages);
  const consolePath = useConsolePath();
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Routes>
        {pages.map(({ path, Page, permission }) => (
          <Route
            key={path}
            path={path}
            element={permission ? <NoticedPage permission={permission} Page={Page} /> : <Page />}
          />
        ))}
        {Object.entries(movedPages).map(([path, to]) => (
          <Route key={path} path={path} element={<Navigate to={consolePath(to)} replace />} />
        ))}
        <Route path="*" element={<UnknownPage />} />
      </Routes>
    </Suspense>
  );
}

/** A page below the reason why its actions are missing, for people whose role does not allow them. */
function NoticedPage({ permission, Page }: { permission: Permission; Page: ComponentType }) {
  if (useDenied(permission) === undefined) return <Page />;
  if (permission.endsWith(':read')) return <HiddenPage permission={permission} />;
  return (
    <Stack $gap="lg">
      <DeniedNotice permission={permission} />
      <Page />
    </Stack>
  );
}
