import { onTestFinished } from 'vitest';
import { startDns, type Zone } from '@workspace/sandbox/dns';
import { openNetworkChecks, type NetworkChecks } from '../src/adapters/network-checks.ts';

const noDns = () => Promise.reject(Object.assign(new Error('This test has no DNS'), { code: 'ETIMEOUT' }));

/** The network of tests: the site responds, DNS and the mail server do not. */
export const noNetwork: NetworkChecks = {
  statusOf: async () => 200,
  resolve: noDns,
  reverse: noDns,
  probeMailServer: async () => ({
    host: 'smtp.example.com',
    address: undefined,
    tls: undefined,
    certificateError: undefined,
    error: 'This test has no mail server',
  }),
  probeTransports: async () => [],
};

/** Adds a name server to that network, which is asked over a socket until the end of the test. */
export async function networkWith(zone: Zone, change: Partial<NetworkChecks> = {}): Promise<NetworkChecks> {
  const { server, stop } = await startDns(zone);
  onTestFinished(stop);
  const { resolve, reverse } = openNetworkChecks({
    smtpUrl: 'smtp://localhost:1',
    transports: [],
    dnsServers: [server],
  });
  return { ...noNetwork, resolve, reverse, ...change };
}
