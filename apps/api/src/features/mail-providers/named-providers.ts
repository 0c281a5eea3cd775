/** The limits of one provider, for all workers together. 0: no limit. */
export interface ProviderLimits {
  /** The maximum number of emails in submission at the same time. */
  connections: number;
  perSecond: number;
}

export interface NamedProvider {
  key: string;
  /** For people. */
  name: string;
  /** The domains of its mail servers. */
  hosts: readonly string[];
  limits: ProviderLimits;
}

/** Returns the name of a provider for people: that of a named one, else the domain of its mail servers. */
export const providerName = (key: string): string =>
  namedProviders.find((provider) => provider.key === key)?.name ?? key;

/** Recipients of all other providers. */
export const otherProviders = 'other';

/**
 * Providers with limits of their own, because many recipients share them. Connections to Google, Microsoft, Yahoo and
 * Apple follow the shaping rules that KumoMTA's community maintains (github.com/KumoCorp/kumomta, shaping.toml). Only
 * Yahoo and Apple publish numbers. The rates are ours, and cautious: no provider publishes one.
 */
export const namedProviders: readonly NamedProvider[] = [
  {
    key: 'google',
    name: 'Google',
    hosts: ['google.com', 'googlemail.com', 'psmtp.com'],
    limits: { connections: 5, perSecond: 20 },
  },
  {
    key: 'microsoft',
    name: 'Microsoft',
    hosts: ['outlook.com', 'mx.microsoft', 'hotmail.com'],
    limits: { connections: 5, perSecond: 20 },
  },
  { key: 'yahoo', name: 'Yahoo', hosts: ['yahoodns.net'], limits: { connections: 5, perSecond: 10 } },
  { key: 'apple', name: 'Apple', hosts: ['icloud.com', 'apple.com'], limits: { connections: 5, perSecond: 10 } },
  {
    key: 'proofpoint',
    name: 'Proofpoint',
    hosts: ['pphosted.com', 'ppe-hosted.com'],
    limits: { connections: 10, perSecond: 20 },
  },
  {
    key: 'mimecast',
    name: 'Mimecast',
    hosts: ['mimecast.com', 'mimecast.co.za', 'mimecast-offshore.com'],
    limits: { connections: 10, perSecond: 20 },
  },
  { key: 'barracuda', name: 'Barracuda', hosts: ['barracudanetworks.com'], limits: { connections: 10, perSecond: 20 } },
  { key: 'comcast', name: 'Comcast', hosts: ['comcast.net'], limits: { connections: 10, perSecond: 20 } },
];
