import type { Registry } from 'prom-client';
import { createMetrics } from './metrics.ts';
import type { OperationSettings } from './operation-settings.ts';
import { readRelease, type Release } from './release.ts';

/** The release and the metrics of a process, for its log and its paths for operators. */
export interface Operations {
  release: Release;
  metrics: Registry;
  metricsToken: string | undefined;
}

/** Opens them for a server. Throws when its `package.json` cannot be read. */
export function openOperations(
  packageFile: URL,
  contract: string,
  { commit, metricsToken }: Pick<OperationSettings, 'commit' | 'metricsToken'>,
): Operations {
  const release = readRelease(packageFile, { commit, contract });
  return { release, metrics: createMetrics(release), metricsToken };
}
