import { getDomain } from 'tldts';
import { namedProviders } from './named-providers.ts';

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/**
 * Returns the provider that gets the email of a domain: the key of a named one, or the registered domain of its first
 * mail server. A domain without a mail server is its own provider. `configured`: more domains of mail servers to name.
 */
export function providerOfHosts(domain: string, hosts: readonly string[], configured: Iterable<string>): string {
  const host = (hosts[0] ?? '').toLowerCase().replace(/\.$/, '');
  if (host === '') return domain;
  for (const own of configured) if (isWithin(host, own)) return own;
  const named = namedProviders.find(({ hosts: all }) => all.some((each) => isWithin(host, each)));
  return named?.key ?? getDomain(host) ?? host;
}
