import { describe, expect, it } from 'vitest';
import type { DomainCheck } from '@workspace/contracts/domain-check';
import type { Zone } from '@workspace/sandbox/dns';
import { complete, domainCheckTest, newKey, publicRecord, recordOf, says, server } from './domain-check-test.ts';
import { noNetwork } from './test-network.ts';

const check = domainCheckTest();

describe('domain check', () => {
  it('finds a complete domain in order', async () => {
    const found = await check();
    expect(Object.values(found).filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
    expect(found.spf).toEqual(says('ok', 'names your mail server (9.9.9.9)'));
    expect(found.mx).toEqual(says('ok', 'mx1.example.com, mx2.example.com'));
    expect(found.tls).toEqual(says('ok', 'TLSv1.3'));
  });

  it('gives the records to set for a new domain', async () => {
    const names = Object.keys(complete).map((name) => [name, {}] as const);
    const found = await check(Object.fromEntries(names));
    expect(found.spf?.record).toEqual({ type: 'TXT', name: 'example.com', value: 'v=spf1 ip4:9.9.9.9 ~all' });
    expect(found.dkim).toMatchObject({
      outcome: 'stop',
      record: { name: 's1._domainkey.example.com', value: publicRecord },
    });
    expect(found.dmarc?.record).toEqual({
      type: 'TXT',
      name: '_dmarc.example.com',
      value: 'v=DMARC1; p=none; rua=mailto:dmarc@example.com',
    });
    expect(found.mx?.record).toMatchObject({ type: 'MX', name: 'example.com' });
    expect(found['reverse-dns']?.record).toEqual({ type: 'PTR', name: '9.9.9.9', value: 'smtp.example.com' });
    expect([found['mta-sts']?.outcome, found.bimi?.outcome]).toEqual(['absent', 'absent']);
  });

  it('says that DNS does not respond instead of blaming the domain', async () => {
    const found = await check({}, { network: noNetwork });
    expect(new Set(Object.values(found).map(({ outcome }) => outcome))).toEqual(new Set(['unknown']));
  });
});

describe('the check of SPF', () => {
  const spf = (text: string) => ({ 'example.com': { TXT: [text] } });
  const loop = Object.fromEntries(
    Array.from({ length: 11 }, (_, n) => [`s${n}.example.com`, { TXT: [`v=spf1 include:s${n + 1}.example.com ~all`] }]),
  );

  it.each<[string, Zone, DomainCheck['outcome'], string]>([
    ['another server', spf('v=spf1 ip4:8.8.8.8 -all'), 'warning', 'does not name smtp.example.com (9.9.9.9)'],
    ['the whole world', spf('v=spf1 +all'), 'warning', 'allows every server in the world'],
    ['an include without a record', spf('v=spf1 include:none.example.com -all'), 'warning', 'cannot evaluate'],
    ['more than ten lookups', { ...loop, ...spf('v=spf1 include:s0.example.com -all') }, 'warning', 'cannot evaluate'],
    ['two records', { 'example.com': { TXT: ['v=spf1 -all', 'v=spf1 ~all'] } }, 'warning', 'has 2 SPF records'],
  ])('warns of %s', async (_case, zone, outcome, words) => {
    expect((await check(zone)).spf).toEqual(says(outcome, words));
  });

  it('suggests no record that would name a private mail server', async () => {
    const probeMailServer = async () => ({ ...server, host: 'localhost', address: '127.0.0.1' });
    const { spf: found } = await check({ 'example.com': {} }, { network: { probeMailServer } });
    expect(found).toMatchObject({ outcome: 'warning', record: null });
  });

  it('adds the mechanism of a known mail service before the end of the record', async () => {
    const probeMailServer = async () => ({ ...server, host: 'email-smtp.us-east-1.amazonaws.com' });
    const { spf: found } = await check(spf('v=spf1 mx -all'), { network: { probeMailServer } });
    expect(found?.record?.value).toBe('v=spf1 mx include:amazonses.com -all');
  });
});

describe('mail transports', () => {
  it('are listed with the fault of each, and without addresses or credentials', async () => {
    const probed = (name: string, change: object) => ({ name, weight: 1, server: { ...server, ...change } });
    const probeTransports = async () => [
      probed('Amazon SES eu-west-1', {}),
      probed('SMTP a.example', { error: 'ECONNREFUSED' }),
      probed('SMTP b.example', { certificateError: 'CERT_HAS_EXPIRED' }),
    ];
    expect(await check.transports({ network: { probeTransports } })).toEqual([
      { name: 'Amazon SES eu-west-1', weight: 1, error: null },
      { name: 'SMTP a.example', weight: 1, error: 'ECONNREFUSED' },
      { name: 'SMTP b.example', weight: 1, error: 'CERT_HAS_EXPIRED' },
    ]);
  });
});

describe('the check of DKIM', () => {
  it.each<[string, string[], DomainCheck['outcome'], string]>([
    ['the key that signs', [publicRecord], 'ok', 'is verified by s1._domainkey.example.com'],
    ['that key beside another record', ['v=verification', publicRecord], 'ok', 'is verified by'],
    ['another key', [recordOf(newKey().publicKey)], 'stop', 'the key in the record is not the one that signs here'],
    ['a withdrawn key', ['v=DKIM1; p='], 'stop', 'the key was withdrawn'],
    ['half of a key', [publicRecord.slice(0, 200)], 'stop', 'the key in the record cannot be read'],
    ['a key for SHA-1', [publicRecord.replace('k=rsa', 'k=rsa; h=sha1')], 'stop', 'does not allow SHA-256'],
    ['a key for other uses', [publicRecord.replace('k=rsa', 'k=rsa; s=tlsrpt')], 'stop', 'is not for email'],
    ['nothing', [], 'stop', 'There is no key at s1._domainkey.example.com'],
  ])('signs a probe and verifies it against DNS with %s', async (_case, TXT, outcome, words) => {
    expect((await check({ 's1._domainkey.example.com': { TXT } })).dkim).toEqual(says(outcome, words));
  });
});
