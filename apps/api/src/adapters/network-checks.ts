import { Resolver } from 'node:dns/promises';

/** What can be seen from here of the site and of the sender's domain. */
export interface NetworkChecks {
  /** The status that an address answers with; undefined where nothing answers in time. */
  statusOf: (url: string) => Promise<number | undefined>;
  /** The TXT records of a name, none where it has none; undefined where DNS does not answer. */
  textRecords: (name: string) => Promise<string[] | undefined>;
}

const milliseconds = 5_000;

/** Looks over the network. */
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
