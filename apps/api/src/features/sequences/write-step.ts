import type { EntityManager } from '@mikro-orm/postgresql';
import { isSameAddress } from '../../database/address-key.ts';
import { arrayLiteral } from '../../database/text-array.ts';
import { otherProviders } from '../mail-providers/named-providers.ts';
import { domainKey } from '../../database/address-domain.ts';
import { writableAddress } from '../newsletter-deliveries/write-ledger.ts';
import type { SegmentCondition } from '../segments/segment-condition.ts';

export interface DueStep {
  id: string;
  campaignId: string;
  emailListId: string;
  segmentId: string | null;
  condition: 'in' | 'not_in';
}

/** The people of one step, and how their emails are divided. */
export interface StepPeople {
  /** The enrollments whose time has come. */
  ids: readonly string[];
  /** The condition on a row `s` of the list; undefined: everybody gets the email. */
  fits: SegmentCondition | undefined;
  /** The providers with batches of their own. */
  providers: readonly string[];
}

/**
 * Stops the people who are not on the list or suppressed, and writes the others into the ledger of the step with
 * batches that are due: as queued, or as skipped when its condition is false. The newest version of the message counts.
 */
export async function writeStep(
  inside: EntityManager,
  { id, campaignId, emailListId }: DueStep,
  { ids, fits, providers }: StepPeople,
): Promise<void> {
  // Batches get their numbers in turn with a worker that gives a part of one back.
  await inside.execute('select from newsletter_campaigns where id = ? for no key update', [campaignId]);
  await inside.execute(stepSql(fits?.sql), [
    arrayLiteral(ids),
    id,
    ...(fits?.values ?? []),
    emailListId,
    arrayLiteral(providers),
    writableAddress,
    campaignId,
    campaignId,
    emailListId,
    campaignId,
    campaignId,
  ]);
}

const stepSql = (fits = 'true'): string => `
  with due as (
    select e.id, e.email from sequence_enrollments e
    where e.id = any (?::uuid[]) and e.next_step_id = ? and e.status = 'waiting' and e.due_at <= now()
  ), people as (
    select d.id as enrollment_id, s.email, s.first_name, s.last_name, m.reason as suppressed, s.fits
    from due d left join mail_suppressions m on m.address_hash = address_hash(d.email)
      left join lateral (
        select s.email, s.first_name, s.last_name, coalesce(${fits}, false) as fits from email_list_subscribers s
        where s.email_list_id = ? and ${isSameAddress('s.email', 'd.email')} and s.status = 'subscribed'
        offset 0) s on true
  ), stopped as (
    update sequence_enrollments e set status = 'stopped', reason = coalesce(p.suppressed, 'left'), due_at = null,
      changed_at = now()
    from people p where e.id = p.enrollment_id and (p.email is null or p.suppressed is not null)
  ), kept as (
    select p.*, case when v.provider = any (?::text[]) then v.provider else '${otherProviders}' end as provider,
      case when not p.fits then 'condition' when p.email !~ ? then 'cannot_be_written' end as reason
    from people p left join mail_domains v on v.domain = ${domainKey('p.email')}
    where p.email is not null and p.suppressed is null
  ), numbered as (
    select k.*, row_number() over (order by k.provider, k.enrollment_id)
      + (select coalesce(max(d.id), 0) from newsletter_deliveries d where d.campaign_id = ?) as delivery
    from kept k
  ), written as (
    insert into newsletter_deliveries (campaign_id, id, email, first_name, last_name, email_list_id, status, reason,
      variant, enrollment_id)
    select c.id, n.delivery, n.email, n.first_name, n.last_name, l.id,
      case when n.reason is null then 'queued' else 'skipped' end, n.reason,
      jsonb_array_length(c.variant_messages) - 1, n.enrollment_id
    from numbered n, newsletter_campaigns c, email_lists l where c.id = ? and l.id = ?
  )
  insert into newsletter_batches (campaign_id, provider, number, first_id, last_id, due_at, done_at, queued, skipped)
  select ?, provider, row_number() over (order by provider)
      + (select max(b.number) from newsletter_batches b where b.campaign_id = ?), min(delivery), max(delivery),
    case when bool_or(reason is null) then now() end, case when not bool_or(reason is null) then now() end,
    count(*) filter (where reason is null), count(*) filter (where reason is not null)
  from numbered group by provider`;
