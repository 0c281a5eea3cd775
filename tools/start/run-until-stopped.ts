import { SandboxError } from '@workspace/sandbox/sandbox-error';
import type { ProductConfig } from '../config.ts';
import { welcome } from './say.ts';
import { startProduct } from './start-product.ts';

/**
 * Starts the product for a user at a terminal and runs it until it is stopped; then exits with 0, after a failure with
 * 1.
 */
export async function runUntilStopped(readConfig: () => ProductConfig): Promise<void> {
  const calledOff = stopSignal();
  try {
    const config = readConfig();
    const product = await startProduct(config, { say: console.log, calledOff });
    // Counted from the start of this process.
    console.log(welcome(config, product, performance.now() / 1000));
    try {
      await Promise.race([product.failed, waitForAbort(calledOff)]);
    } finally {
      await product.stop();
    }
  } catch (error) {
    if (!calledOff.aborted) {
      console.error(withoutStack(error));
      process.exit(1);
    }
  }
  console.log('Stopped.');
  process.exit(0);
}

/** A system error (no space, no permission) shows its message; anything else is a bug and shown in full. */
function withoutStack(error: unknown): unknown {
  if (error instanceof SandboxError) return error.message;
  const isSystem = error instanceof Error && 'code' in error;
  return isSystem ? `${error.message}. Check DATA_DIR, its rights and the free disk space.` : error;
}

/** Terminals and package managers pass one Ctrl-C on more than once; only a later one is a second request. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  let first = 0;
  const stop = () => {
    // Exiting closes every server's channel, and the database's guard notices it too: they end on their own.
    if (first > 0 && Date.now() - first > 500) process.exit(1);
    first ||= Date.now();
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop);
  return controller.signal;
}

function waitForAbort(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
