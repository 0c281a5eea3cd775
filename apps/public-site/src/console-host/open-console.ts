import {
  __federation_method_getRemote as getRemote,
  __federation_method_setRemote as setRemote,
} from 'virtual:__federation__';
import { acceptedContracts } from '@workspace/contracts/staff-console';
import { createConsoleLoader, type ConsoleModule } from './load-console.ts';
import { fillShareScope } from './share-scope.ts';

let load: (() => Promise<ConsoleModule>) | undefined;

/** Loads the console that is deployed at a URL, on the site's own React, router, SWR and styles. */
export function openConsole(consoleUrl: string): Promise<ConsoleModule> {
  fillShareScope({ 'react-router-dom': __ROUTER_VERSION__, swr: __SWR_VERSION__ });
  load ??= createConsoleLoader({
    consoleUrl,
    runtime: { setRemote, getRemote },
    timeoutMilliseconds: 15_000,
    contracts: acceptedContracts,
    clock: Date.now,
  });
  return load();
}
