import { lazy, Suspense, useState } from 'react';
import { Notice } from '@workspace/ui/Notice';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { useHydrated } from '../use-hydrated.ts';
import { ConsoleBoundary } from './ConsoleBoundary.tsx';
import { ConsoleHostFrame } from './ConsoleHostFrame.tsx';
import { ConsoleNotLoaded } from './console-not-loaded.ts';
import type { ConsoleModule } from './load-console.ts';

interface Props {
  /** URL of the deployed console. */
  consoleUrl: string;
}

/** Hosts the console, in the browser only. Loading it can be retried after a failure. */
export default function StaffConsoleHost({ consoleUrl }: Props) {
  const isBrowser = useHydrated();
  return !import.meta.env.SSR && isBrowser ? <Opened consoleUrl={consoleUrl} /> : <Opening />;
}

function Opened({ consoleUrl }: Props) {
  const [freshConsole] = useState(() => () => lazy(() => open(consoleUrl)));
  const [Console, setConsole] = useState(freshConsole);
  const hosted = (
    <ConsoleBoundary onRetry={() => setConsole(freshConsole)}>
      <Suspense fallback={<Opening />}>
        <Console basePath="/cms" />
      </Suspense>
    </ConsoleBoundary>
  );
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/cms/*" element={hosted} />
      </Routes>
    </BrowserRouter>
  );
}

async function open(consoleUrl: string): Promise<ConsoleModule> {
  try {
    return await (await import('./open-console.ts')).openConsole(consoleUrl);
  } catch (cause) {
    throw new ConsoleNotLoaded(cause);
  }
}

function Opening() {
  return (
    <ConsoleHostFrame>
      <Notice title="Opening the console">One moment.</Notice>
    </ConsoleHostFrame>
  );
}
