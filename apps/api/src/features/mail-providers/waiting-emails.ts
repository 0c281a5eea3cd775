import { domainKey } from '../../database/address-domain.ts';

/**
 * SQL: the number of emails that wait for each paused provider, in the open batches `b` that the condition names. Reads
 * only batches with emails to be retried.
 */
export const waitingSql = (condition: string): string =>
  `select coalesce(m.provider, d.domain) as provider, sum(d.emails)::int as count
   from newsletter_batches b cross join lateral (
     select ${domainKey('r.email')} as domain, count(*) as emails from newsletter_deliveries r
     where r.campaign_id = b.campaign_id and r.id between b.first_id and b.last_id
       and r.status = 'retry' and r.reason = 'provider_paused' group by 1) d
     left join mail_domains m on m.domain = d.domain
   where b.retry > 0 and b.done_at is null and ${condition} group by 1`;
