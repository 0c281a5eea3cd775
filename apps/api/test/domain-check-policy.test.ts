import { describe, expect, it } from 'vitest';
import type { DomainCheck } from '@workspace/contracts/domain-check';
import type { Zone } from '@workspace/sandbox/dns';
import { dkim, domainCheckTest, says, server } from './domain-check-test.ts';

const check = domainCheckTest();

describe('the check of DMARC', () => {
  const dmarc = (...TXT: string[]) => ({ '_dmarc.example.com': { TXT } });

  it.each<[string, Zone, DomainCheck['outcome'], string]>([
    ['a policy of reports', dmarc('v=DMARC1; p=none; rua=mailto:a@example.com'), 'ok', 'only asks for reports'],
    ['a tag that RFC 9989 removed', dmarc('v=DMARC1; p=reject; pct=50'), 'ok', 'removed pct'],
    ['a misspelled policy', dmarc('v=DMARC1; p=rejct'), 'warning', 'missing or misspelled'],
    ['two records', dmarc('v=DMARC1; p=none', 'v=DMARC1; p=reject'), 'warning', 'has 2 DMARC records'],
    ['no record', dmarc(), 'warning', 'has no DMARC record'],
    ['a silent name server', { '_dmarc.example.com': 'silent' }, 'unknown', 'DNS does not answer'],
  ])('tells of %s', async (_case, zone, outcome, words) => {
    expect((await check(zone)).dmarc).toEqual(says(outcome, words));
  });

  it('finds the policy of a parent domain by the tree walk', async () => {
    const zone = { 'news.example.com': { TXT: ['v=spf1 ip4:9.9.9.9 -all'] } };
    const found = await check(zone, { from: 'News <hello@news.example.com>' });
    expect(found.dmarc).toEqual(says('ok', 'reject mail that fails'));
    expect(found.alignment).toEqual(says('ok', 'speaks for news.example.com'));
  });

  it('ends the walk at a domain that declares itself organizational', async () => {
    const zone = { '_dmarc.news.example.com': { TXT: ['v=DMARC1; p=none; psd=n'] } };
    const found = await check(zone, { from: 'News <hello@news.example.com>' });
    expect(found.alignment).toEqual(says('warning', 'The signature is of example.com, another domain'));
  });
});

describe('the check of alignment', () => {
  it('warns when only SPF speaks for the sender', async () => {
    expect((await check({}, { dkim: undefined })).alignment).toEqual(says('warning', 'only SPF speaks'));
  });

  it('stops when neither SPF nor DKIM speaks for the sender', async () => {
    const other = { dkim: { ...dkim, domainName: 'mailer.net' }, returnAddress: 'bounces@mailer.net' };
    expect((await check({}, other)).alignment).toEqual(says('stop', 'Nothing speaks for example.com'));
  });
});

describe('the checks of mail servers', () => {
  it('warns of a domain that accepts no email', async () => {
    const none = { 'example.com': { MX: [{ preference: 0, exchange: '.' }] } };
    expect((await check(none)).mx).toEqual(says('warning', 'null MX'));
  });

  it('warns of an address whose name does not lead back', async () => {
    const { 'reverse-dns': found } = await check({ 'smtp.example.com': { A: ['8.8.8.8'] } });
    expect(found).toEqual(says('warning', 'does not lead back to it'));
  });

  it.each([
    ['a private address', { address: '10.0.0.5' }, 'reverse-dns', 'unknown', 'private address'],
    ['no encryption', { tls: undefined }, 'tls', 'warning', 'is not encrypted'],
    ['an invalid certificate', { certificateError: 'CERT_HAS_EXPIRED' }, 'tls', 'stop', 'CERT_HAS_EXPIRED'],
    ['no answer', { error: 'connect ECONNREFUSED', address: undefined }, 'tls', 'unknown', 'ECONNREFUSED'],
  ] as const)('tells of a mail server with %s', async (_case, change, name, outcome, words) => {
    const probeMailServer = async () => ({ ...server, ...change });
    expect((await check({}, { network: { probeMailServer } }))[name]).toEqual(says(outcome, words));
  });
});

describe('the optional checks', () => {
  it('warns of an MTA-STS record without its policy', async () => {
    const statusOf = async () => 404;
    expect((await check({}, { network: { statusOf } }))['mta-sts']).toEqual(says('warning', 'does not open (404)'));
  });

  it('warns of a BIMI logo that is no SVG file', async () => {
    const zone = { 'default._bimi.example.com': { TXT: ['v=BIMI1; l=http://example.com/logo.png'] } };
    expect((await check(zone)).bimi).toEqual(says('warning', 'SVG'));
  });
});
