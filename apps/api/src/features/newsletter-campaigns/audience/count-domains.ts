import type { EntityManager } from '@mikro-orm/postgresql';
import { addressKey } from '../../../database/address-key.ts';
import { arrayLiteral } from '../../../database/text-array.ts';
import { domainKey } from '../../../database/address-domain.ts';
import { withMemory } from '../../segments/count-matching.ts';
import { inSegments, notExcluded, type Audience } from './audience.ts';

interface DomainCount {
  domain: string;
  /** The provider that gets its email; null when that is not known, or not any more. */
  provider: string | null;
  count: number;
}

/** Counts the people of an audience by the domain of their address, the largest first. */
export function countDomains(
  outside: EntityManager,
  { listIds, segments, excludedListIds }: Audience,
): Promise<DomainCount[]> {
  const chosen = inSegments(segments);
  const unless = notExcluded(excludedListIds);
  return withMemory(outside, (em) =>
    em.execute<DomainCount[]>(
      `select p.domain, m.provider, p.count from (
         select domain, count(*)::int as count from (
           select distinct ${addressKey('s.email')} as address, ${domainKey('s.email')} as domain
           from email_list_subscribers s join email_lists l on l.id = s.email_list_id and l.trashed_at is null
           where s.status = 'subscribed' and (l.id = any (?::uuid[])${chosen ? ` or ${chosen.sql}` : ''})
             and ${unless.sql}) a
         group by domain) p
       left join mail_domains m on m.domain = p.domain and m.expires_at > now() order by p.count desc, p.domain`,
      [arrayLiteral(listIds), ...(chosen?.values ?? []), ...unless.values],
    ),
  );
}
