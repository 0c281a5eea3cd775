import type { EntityManager } from '@mikro-orm/postgresql';
import type { NetworkChecks } from '../../adapters/network-checks.ts';
import { providerOfHosts } from './provider-of-hosts.ts';

type Resolve = NetworkChecks['resolve'];

export interface LearnDeps {
  resolve: Resolve;
  /** Domains of mail servers that the configuration names. */
  configured: readonly string[];
  /** The time for all lookups; domains without a response belong to the other providers. */
  milliseconds?: number;
}

interface Learned {
  domain: string;
  provider: string;
  hours: number;
}

const lookupsAtOnce = 40;
const hours = { found: 7 * 24, missing: 24, failed: 1 };

/** Looks up the provider of each domain and stores it. A failed lookup is repeated after an hour. */
export async function learnDomains(em: EntityManager, domains: readonly string[], deps: LearnDeps): Promise<void> {
  const end = performance.now() + (deps.milliseconds ?? 30_000);
  const waiting = [...domains];
  const learned: Learned[] = [];
  const lookUpRest = async () => {
    for (let domain = waiting.pop(); domain !== undefined && performance.now() < end; domain = waiting.pop())
      learned.push(await lookUp(domain, deps));
  };
  await Promise.all(Array.from({ length: lookupsAtOnce }, lookUpRest));
  if (learned.length === 0) return;
  await em.execute(
    `insert into mail_domains (domain, provider, expires_at)
     select l.domain, l.provider, now() + make_interval(hours => l.hours)
     from jsonb_to_recordset(?::jsonb) as l (domain text, provider text, hours integer)
     on conflict (domain) do update set provider = excluded.provider, expires_at = excluded.expires_at`,
    [JSON.stringify(learned)],
  );
}

async function lookUp(domain: string, { resolve, configured }: LearnDeps): Promise<Learned> {
  try {
    const records = (await resolve(domain, 'MX')) as { exchange: string; priority: number }[];
    const hosts = records.toSorted((one, other) => one.priority - other.priority).map(({ exchange }) => exchange);
    return { domain, provider: providerOfHosts(domain, hosts, configured), hours: hours.found };
  } catch (error) {
    const isMissing = ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '');
    return { domain, provider: domain, hours: isMissing ? hours.missing : hours.failed };
  }
}
