import { lazy, Suspense, useState } from 'react';
import { Notice } from '@workspace/ui/Notice';
import { useHydrated } from '../use-hydrated.ts';
import { Head } from '../head/Head.tsx';
import { ConsoleBoundary } from './ConsoleBoundary.tsx';
import { ConsoleHostFrame } from './ConsoleHostFrame.tsx';

const freshConsole = () => lazy(async () => (await import('./open-console.ts')).openConsole());

/** The page that hosts the console, in the browser only. Loading the console can be retried after a failure. */
export default function StaffConsoleHost() {
  const isBrowser = useHydrated();
  return (
    <>
      <Head title="Staff console" description="For staff." />
      {!import.meta.env.SSR && isBrowser ? <Opened /> : <Opening />}
    </>
  );
}

function Opened() {
  const [Console, setConsole] = useState(freshConsole);
  return (
    <ConsoleBoundary onRetry={() => setConsole(freshConsole)}>
      <Suspense fallback={<Opening />}>
        <Console basePath="/cms" />
      </Suspense>
    </ConsoleBoundary>
  );
}

function Opening() {
  return (
    <ConsoleHostFrame>
      <Notice title="Opening the console">One moment.</Notice>
    </ConsoleHostFrame>
  );
}
