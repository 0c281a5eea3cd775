import type { ComponentType } from 'react';
import { staffConsoleEntry, staffConsoleModule, type StaffConsoleProps } from '@workspace/contracts/staff-console';

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
  clock: () => number;
}

export type ConsoleModule = { default: ComponentType<StaffConsoleProps> };

/**
 * Returns a function that loads the console from its deployed URL. Every attempt uses a new remote name, and every
 * retry a new URL: the federation runtime and the browser cache a failed load forever.
 */
export function createConsoleLoader(options: ConsoleLoaderOptions): () => Promise<ConsoleModule> {
  const { consoleUrl, runtime, timeoutMilliseconds, clock } = options;
  let attempts = 0;
  return async () => {
    attempts += 1;
    const retryQuery = attempts > 1 ? `?try=${clock().toString(36)}` : '';
    const name = `staff-${attempts}`;
    const url = async () => `${consoleUrl}/${staffConsoleEntry}${retryQuery}`;
    runtime.setRemote(name, { url, format: 'esm', from: 'vite' });
    const module = await withTimeout(runtime.getRemote(name, staffConsoleModule), timeoutMilliseconds);
    return componentOf(module);
  };
}

/** Accepts both a module and a bare default export: the federation runtime returns either. */
function componentOf(module: unknown): ConsoleModule {
  if (typeof module === 'function') return { default: module as ConsoleModule['default'] };
  const { default: component } = (module ?? {}) as Partial<ConsoleModule>;
  if (!component) throw new Error('The console does not export a component.');
  return { default: component };
}

function withTimeout<T>(loading: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The console does not respond.')), milliseconds);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
