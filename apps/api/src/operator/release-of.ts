import { contractVersion } from '@workspace/contracts/staff-console';
import { readRelease } from '@workspace/node-server/release';

/** Returns the release of this code. */
export function releaseOf(commit: string): { version: string; commit: string } {
  const known = { commit, contract: contractVersion };
  const { version } = readRelease(new URL('../../package.json', import.meta.url), known);
  return { version, commit };
}
