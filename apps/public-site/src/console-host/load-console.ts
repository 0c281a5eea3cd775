import type { ComponentType } from 'react';
import {
  contractParam,
  staffConsoleEntry,
  staffConsoleModule,
  type StaffConsoleProps,
} from '@workspace/contracts/staff-console';

/** The two calls of the federation runtime that the host needs. */
export interface FederationRuntime {
  setRemote: (name: string, remote: { url: () => Promise<string>; format: 'esm'; from: 'vite' }) => void;
  getRemote: (name: string, module: string) => Promise<unknown>;
}

export interface ConsoleLoaderOptions {
  /** The URL that the console is deployed at, without a trailing slash. */
  consoleUrl: string;
  runtime: FederationRuntime;
  /** A console that takes longer counts as unavailable. */
  timeoutMilliseconds: number;
  /** The contracts of consoles that this site can show, the newest first. */
  contracts: readonly string[];
  clock: () => number;
}

export type ConsoleModule = { default: ComponentType<StaffConsoleProps> };

/** Thrown when the console was built for a release of the site that this one is not. */
class ContractMismatch extends Error {
  override name = 'ContractMismatch';
}

/**
 * Returns a function that loads the console from its deployed URL. When its contract does not fit, it asks for the last
 * release with each contract that fits, which a console's server with a folder of releases may have. Every load uses a
 * new remote name, and every retry a new URL: the federation runtime and the browser cache a failed load forever.
 */
export function createConsoleLoader(options: ConsoleLoaderOptions): () => Promise<ConsoleModule> {
  const { consoleUrl, runtime, timeoutMilliseconds, contracts, clock } = options;
  let loads = 0;
  const loadEntry = async (query: Record<string, string>): Promise<Loaded & { fits: boolean }> => {
    loads += 1;
    const name = `staff-${loads}`;
    const search = new URLSearchParams(query).toString();
    const url = async () => `${consoleUrl}/${staffConsoleEntry}${search && `?${search}`}`;
    runtime.setRemote(name, { url, format: 'esm', from: 'vite' });
    const loaded = toLoaded(await withTimeout(runtime.getRemote(name, staffConsoleModule), timeoutMilliseconds));
    return { ...loaded, fits: contracts.includes(loaded.contract) };
  };
  return async () => {
    const retry: Record<string, string> = loads > 0 ? { try: clock().toString(36) } : {};
    const current = await loadEntry(retry);
    if (current.fits) return current;
    for (const contract of contracts) {
      const fitting = await loadEntry({ ...retry, [contractParam]: contract });
      if (fitting.fits) return fitting;
    }
    throw new ContractMismatch(`The console has the contract ${current.contract}.`);
  };
}

type Loaded = ConsoleModule & { contract: string };

/** Accepts both a module and a bare default export: the federation runtime returns either. */
function toLoaded(module: unknown): Loaded {
  const { default: component, contract = '1' } = (
    typeof module === 'function' ? { default: module } : (module ?? {})
  ) as {
    default?: ConsoleModule['default'];
    /** Consoles before the second contract do not name theirs. */
    contract?: string;
  };
  if (!component) throw new Error('The console does not export a component.');
  return { default: component, contract };
}

function withTimeout<T>(loading: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The console does not respond.')), milliseconds);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
