import { namedProviders, otherProviders, providerName, type ProviderLimits } from './named-providers.ts';

const unlimited: ProviderLimits = { connections: 0, perSecond: 0 };

/** How emails are paced by provider: the limits of named providers and of configured ones. */
export interface Shaping {
  /** The keys of providers with batches of their own. */
  keys: readonly string[];
  /** The keys among them that the configuration adds: domains of mail servers. */
  configured: readonly string[];
  /** The first day of the warm-up, as `YYYY-MM-DD` in UTC; null without one. */
  warmUpFrom: string | null;
  /** Returns the limits of a provider; none for one without limits. */
  limitsOf: (provider: string) => ProviderLimits;
  nameOf: (provider: string) => string;
}

/** Returns the emails per second of a provider that is slowed to a level; 0: no limit. */
export const rateOf = ({ limitsOf }: Pick<Shaping, 'limitsOf'>, provider: string, level: number): number =>
  limitsOf(provider).perSecond / 2 ** level;

/** All providers get email in the same way. */
export const withoutShaping: Shaping = {
  keys: [],
  configured: [],
  warmUpFrom: null,
  limitsOf: () => unlimited,
  nameOf: providerName,
};

/** Combines the defaults with the configured limits by provider. */
export function shapingOf(
  limits: ReadonlyMap<string, ProviderLimits> | 'off',
  warmUpFrom: string | null = null,
): Shaping {
  if (limits === 'off') return withoutShaping;
  const named = new Map(namedProviders.map((each) => [each.key, each]));
  const configured = [...limits.keys()].filter((key) => !named.has(key) && key !== otherProviders);
  return {
    keys: [...named.keys(), ...configured],
    configured,
    warmUpFrom,
    limitsOf: (provider) => limits.get(provider) ?? named.get(provider)?.limits ?? unlimited,
    nameOf: providerName,
  };
}

/** Returns the group that a provider belongs to: its own, or all others together. */
export const groupOf = ({ keys }: Pick<Shaping, 'keys'>, provider: string): string =>
  keys.includes(provider) ? provider : otherProviders;

/** A share of a provider's connections. */
export interface Lane {
  provider: string;
  /** From 0. */
  lane: number;
  /** The number of lanes of the provider. */
  of: number;
}

/** Returns all lanes of these providers. */
export function lanesOf({ limitsOf }: Pick<Shaping, 'limitsOf'>, providers: Iterable<string>): Lane[] {
  return [...providers].flatMap((provider) => {
    const { lanes } = splitConnections(limitsOf(provider));
    return Array.from({ length: lanes }, (_, lane) => ({ provider, lane, of: lanes }));
  });
}

/**
 * Splits the connections of a provider into lanes, whose batches are in progress at the same time: two from ten
 * connections on, so that one sends while the other starts its next batch. `perLane` 0: no limit.
 */
export function splitConnections({ connections }: ProviderLimits): { lanes: number; perLane: number } {
  if (connections === 0) return { lanes: 4, perLane: 0 };
  const lanes = connections >= 10 ? 2 : 1;
  return { lanes, perLane: Math.floor(connections / lanes) };
}
