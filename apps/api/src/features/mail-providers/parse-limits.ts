import { namedProviders, otherProviders, type ProviderLimits } from './named-providers.ts';

const entry = /^([a-z0-9][a-z0-9.-]*)=(\d{1,4})\/(\d{1,5}(?:\.\d+)?)$/;

const keys = new Set([otherProviders, ...namedProviders.map(({ key }) => key)]);

/** A misspelled key would limit no email. */
const isProvider = (text: string): boolean => keys.has(text) || text.includes('.');

/**
 * Parses limits such as `google=5/20, mx.example.net=2/5`: connections and emails per second of a provider, named by
 * its key or by the domain of its mail servers; 0 is no limit. Returns undefined for any other text.
 */
export function parseLimits(entries: readonly string[]): Map<string, ProviderLimits> | undefined {
  const limits = new Map<string, ProviderLimits>();
  for (const text of entries) {
    const [, provider, connections, perSecond] = entry.exec(text.toLowerCase()) ?? [];
    if (!provider || !isProvider(provider)) return undefined;
    limits.set(provider, { connections: Number(connections), perSecond: Number(perSecond) });
  }
  return limits;
}
