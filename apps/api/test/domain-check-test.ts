import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { checkDomain, type DomainCheck, type TransportCheck } from '@workspace/contracts/domain-check';
import type { Records, Zone } from '@workspace/sandbox/dns';
import type { NetworkChecks } from '../src/adapters/network-checks.ts';
import type { MailSettings } from '../src/features/newsletter-campaigns/mail-settings.ts';
import { callsTo } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { testMailSettings } from './test-mail-settings.ts';
import { networkWith } from './test-network.ts';

export const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
export const recordOf = (key: KeyObject): string =>
  `v=DKIM1; k=rsa; p=${key.export({ type: 'spki', format: 'der' }).toString('base64')}`;
const { privateKey, publicKey } = newKey();
export const publicRecord = recordOf(publicKey);
export const dkim = {
  domainName: 'example.com',
  keySelector: 's1',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

/** The records of a domain with everything set up. */
export const complete: Readonly<Record<string, Records>> = {
  'example.com': {
    TXT: ['v=spf1 include:_spf.example.com -all', 'another=record'],
    MX: [
      { preference: 20, exchange: 'mx2.example.com' },
      { preference: 10, exchange: 'mx1.example.com' },
    ],
  },
  '_spf.example.com': { TXT: ['v=spf1 ip4:9.9.9.0/24 ~all'] },
  '_dmarc.example.com': { TXT: ['v=DMARC1; p=reject; rua=mailto:dmarc@example.com'] },
  's1._domainkey.example.com': { TXT: [publicRecord] },
  '9.9.9.9.in-addr.arpa': { PTR: ['smtp.example.com'] },
  'smtp.example.com': { A: ['9.9.9.9'] },
  '_mta-sts.example.com': { TXT: ['v=STSv1; id=20261101'] },
  'default._bimi.example.com': { TXT: ['v=BIMI1; l=https://example.com/logo.svg'] },
};

export const server = {
  host: 'smtp.example.com',
  address: '9.9.9.9',
  tls: 'TLSv1.3',
  certificateError: undefined,
  error: undefined,
};

export type Change = Partial<MailSettings> & { network?: Partial<NetworkChecks> };

type CheckOf = (zone?: Zone, change?: Change) => Promise<Record<string, DomainCheck>>;

/**
 * Returns a function that checks the domain with these records in place of those of a complete one, and one that lists
 * the transports.
 */
export function domainCheckTest(): CheckOf & { transports: (change: Change) => Promise<TransportCheck[]> } {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  const respond = async (zone: Zone, { network, ...settings }: Change) => {
    const change = { probeMailServer: async () => server, ...network };
    const networkChecks = await networkWith({ ...complete, ...zone }, change);
    const app = await test.startAnother({ networkChecks, mailSettings: { ...testMailSettings, dkim, ...settings } });
    return callsTo(app)(await test.signInAs('ada@lanesight.ai'))(checkDomain, {});
  };
  const check: CheckOf = async (zone = {}, change = {}) => {
    const { checks } = await respond(zone, change);
    return Object.fromEntries(checks.map((each) => [each.name, each]));
  };
  return Object.assign(check, { transports: async (change: Change) => (await respond({}, change)).transports });
}

export const says = (outcome: DomainCheck['outcome'], words: string): unknown =>
  expect.objectContaining({ outcome, sentence: expect.stringContaining(words) });
