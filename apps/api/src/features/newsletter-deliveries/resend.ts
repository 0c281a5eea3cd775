import type { EntityManager } from '@mikro-orm/postgresql';
import { suppressedSql } from '../suppressions/suppress.ts';
import { lockLists } from '../newsletter-campaigns/audience/lock-lists.ts';

interface Choice {
  status: 'uncertain' | 'refused';
  /** Undefined for all of a campaign. */
  ids: number[] | undefined;
  by: string;
}

/**
 * Puts uncertain or rejected deliveries back into the queue. A sent campaign is sending again until they are done.
 * Undefined when the campaign cannot send or is archived, or its list is in the trash. An uncertain one is sent again
 * once, and stores the staff member; a rejected one as often as it is rejected, unless it was uncertain before.
 */
export function resend(
  em: EntityManager,
  campaignId: string,
  { status, ids, by }: Choice,
): Promise<number | undefined> {
  const isOnce = status === 'uncertain';
  return em.fork().transactional(async (inside) => {
    const [campaign] = await inside.execute<{ status: string }[]>(
      `select status from newsletter_campaigns where id = ? and status in ('sending', 'paused', 'sent')
         and ledger_sums is null for update`,
      [campaignId],
    );
    if (!campaign || !(await lockLists(inside, campaignId))) return undefined;
    const [{ resent }] = await inside.execute<[{ resent: number }]>(
      `with again as (
         update newsletter_deliveries d set status = 'queued', first_attempt_at = null, changed_at = now()
           ${isOnce ? ', resent_by = ?, resent_at = now()' : ''}
         where d.campaign_id = ? and d.status = '${status}' and d.resent_at is null
           ${isOnce ? '' : `and not ${suppressedSql('d.email')}`}
           and (?::jsonb is null or d.id = any (array(select jsonb_array_elements(?::jsonb)::integer)))
         returning d.id
       ), opened as (
         update newsletter_batches b set done_at = null, due_at = now(),
           queued = b.queued + a.again, ${status} = b.${status} - a.again
         from (select o.number, count(*)::integer as again from again g
               join newsletter_batches o on o.campaign_id = ? and g.id between o.first_id and o.last_id
               group by o.number) a
         where b.campaign_id = ? and b.number = a.number
       )
       select count(*)::int as resent from again`,
      [...(isOnce ? [by] : []), campaignId, idsText(ids), idsText(ids), campaignId, campaignId],
    );
    if (resent > 0 && campaign.status === 'sent')
      await inside.execute(
        `update newsletter_campaigns set status = 'sending', finished_at = null, updated_at = now() where id = ?`,
        [campaignId],
      );
    return resent;
  });
}

const idsText = (ids: number[] | undefined): string | null => (ids ? JSON.stringify(ids) : null);
