import type { NetworkChecks } from '../../adapters/network-checks.ts';

type Resolve = NetworkChecks['resolve'];

/** Looks each record up once, however many checks need it. */
export function resolveOnce(resolve: Resolve): Resolve {
  const lookups = new Map<string, ReturnType<Resolve>>();
  return (name, type) => {
    const key = `${type} ${name}`;
    const lookup = lookups.get(key) ?? resolve(name, type);
    lookups.set(key, lookup);
    return lookup;
  };
}
