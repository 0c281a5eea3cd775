import { Resolver } from 'node:dns/promises';
import type { TransportConfig } from '../config-transports.ts';
import { probeTransport, type ProbedTransport } from './probe-transport.ts';
import { probeMailServer, type MailServer } from './smtp/probe-mail-server.ts';

/** Rejects with the code `ENOTFOUND` or `ENODATA` when a name has no such record, as Node's resolver does. */
type Resolve = (name: string, type: string) => Promise<unknown[]>;

/** Network checks of the site, of the sender's domain and of the mail server. */
export interface NetworkChecks {
  /** Returns the HTTP status of a URL; undefined when there is no response in time. */
  statusOf: (url: string) => Promise<number | undefined>;
  resolve: Resolve;
  /** Returns the names of an IP address; rejects as `resolve` does. */
  reverse: (address: string) => Promise<string[]>;
  /** Connects to the mail server of newsletters without sending anything; with transports, to the first. */
  probeMailServer: () => Promise<MailServer>;
  /** Connects to each transport in the same way; empty when there is only the mail server. */
  probeTransports: () => Promise<ProbedTransport[]>;
}

const milliseconds = 5_000;

/** Creates checks that use the real network; `dnsServers` empty: those of this machine. */
export function openNetworkChecks({
  smtpUrl,
  transports,
  dnsServers,
}: {
  smtpUrl: string;
  transports: readonly TransportConfig[];
  dnsServers: readonly string[];
}): NetworkChecks {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
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
    resolve: async (name, type) => (await resolver.resolve(name, type)) as unknown[],
    reverse: (address) => resolver.reverse(address),
    probeMailServer: async () => {
      const [first] = transports;
      return first ? (await probeTransport(first, milliseconds)).server : probeMailServer(smtpUrl, milliseconds);
    },
    probeTransports: () => Promise.all(transports.map((transport) => probeTransport(transport, milliseconds))),
  };
}
