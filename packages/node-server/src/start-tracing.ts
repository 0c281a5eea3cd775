import type { Release } from './release.ts';

/** Sends the last spans. */
export type StopTracing = () => Promise<void>;

/**
 * Starts tracing when an endpoint of OTLP is configured, before the modules load that it observes. Without an endpoint
 * none of its code is loaded.
 */
export async function startTracing(release: Release, endpoint: string | undefined): Promise<StopTracing | undefined> {
  if (!endpoint) return undefined;
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing(release);
}
