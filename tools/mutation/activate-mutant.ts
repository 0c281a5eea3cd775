import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Provided by Stryker's runner: the global that switches mutants, and the mutant of this run. */
    globalNamespace: string;
    mode: 'dry-run' | 'mutant';
    activeMutant: string;
  }
}

/**
 * Activates the mutant before the tests import its module. COMPAT: with `testFiles`, Stryker 10.1 activates it only
 * when the tests start, so that a mutant of a module's constant would always survive.
 */
if (inject('mode') === 'mutant') {
  const stryker = ((globalThis as Record<string, unknown>)[inject('globalNamespace')] ??= {}) as Record<
    string,
    unknown
  >;
  stryker.activeMutant = inject('activeMutant');
}
