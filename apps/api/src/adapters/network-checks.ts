import { Resolver } from 'node:dns/promises';

/** Network checks of the site and of the sender's domain. */
export interface NetworkChecks {
  /** Returns the HTTP status of a URL; undefined when there is no response in time. */
  statusOf: (url: string) => Promise<number | undefined>;
  /** Returns the TXT records of a name, an empty array when it has none; undefined when DNS does not respond. */
  textRecords: (name: string) => Promise<string[] | undefined>;
}

const milliseconds = 5_000;

/** Creates checks that use the real network. */
export function openNetworkChecks(): NetworkChecks {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  return {
    statusOf: async (url) => {
      try {
        const response = await fetch(url, {
          method: 'HEAD',
          redirect: 'follow',
          signal: AbortSignal.timeout(milliseconds),
        });
        return response.status;
      } catch {
        return undefined;
      }
    },
    textRecords: async (name) => {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
      } catch (error) {
        return ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
      }
    },
  };
}
