import { describe, expect, it } from 'vitest';
import { providerOfHosts } from './provider-of-hosts.ts';

describe('providerOfHosts', () => {
  it.each([
    [['gmail-smtp-in.l.google.com', 'alt1.gmail-smtp-in.l.google.com'], 'google'],
    [['ASPMX.L.GOOGLE.COM.'], 'google'],
    [['springfield-gov.mail.protection.outlook.com'], 'microsoft'],
    [['springfield.k-v1.mx.microsoft'], 'microsoft'],
    [['mta5.am0.yahoodns.net'], 'yahoo'],
    [['mx01.mail.icloud.com'], 'apple'],
    [['mxa-00123.gslb.pphosted.com'], 'proofpoint'],
    [['us-smtp-inbound-1.mimecast.com'], 'mimecast'],
    [['mx.evilgoogle.com'], 'evilgoogle.com'],
    [['mx1.mail.council.gov.uk'], 'council.gov.uk'],
    [['mail.springfield.example'], 'springfield.example'],
    [['localhost'], 'localhost'],
  ])('names the provider of mail servers %j', (hosts, provider) => {
    expect(providerOfHosts('springfield.example', hosts, [])).toBe(provider);
  });

  it.each([[[]], [['']]])('takes a domain with mail servers %j as a provider of its own', (hosts) => {
    expect(providerOfHosts('springfield.example', hosts, [])).toBe('springfield.example');
  });

  it('prefers a configured domain of mail servers to a named provider', () => {
    expect(providerOfHosts('a.example', ['mx.eu.google.com'], ['eu.google.com'])).toBe('eu.google.com');
  });
});
