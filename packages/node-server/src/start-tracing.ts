import type { Release } from './release.ts';

/** Sends the last spans. */
export type StopTracing = () => Promise<void>;

/**
 * Starts tracing when an endpoint of OTLP is configured, before the modules load that it observes. Without an endpoint
 * none of its code is loaded. Requests of the polled paths are not traced.
 */
export async function startTracing(
  release: Release,
  endpoint: string | undefined,
  polledPaths: readonly string[] = [],
): Promise<StopTracing | undefined> {
  if (!endpoint) return undefined;
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing(release, polledPaths);
}
