import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** A running release: the version of the package, the commit that it was built from, and its contract with the others. */
export interface Release {
  service: string;
  version: string;
  commit: string;
  /** Version of the contract between the site, the console and the API. */
  contract: string;
}

/** Reads the name and the version from a `package.json`. Throws when it cannot be read. */
export function readRelease(packageFile: URL, known: Pick<Release, 'commit' | 'contract'>): Release {
  const { name, version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { name: string; version: string };
  return { service: name, version, ...known };
}

/** Returns the fields of every log line. */
export const logBase = ({ service, version }: Pick<Release, 'service' | 'version'>) => ({
  service,
  version,
  host: hostname(),
  pid: process.pid,
});
