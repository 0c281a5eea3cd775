import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailEvent } from '@workspace/contracts/mail-events';
import { suppress } from '../mail-suppressions/suppress.ts';

/** How long after it was handed over a message may come back, in days. */
const returnDays = 14;

/** Keeps what came back: the address gets no more mail where that is final, and its last row in the ledger says so. */
export async function recordEvents(em: EntityManager, events: readonly MailEvent[]): Promise<void> {
  for (const { kind, email, isFinal = true, detail = null } of events) {
    if (isFinal) await suppress(em, email, kind, detail);
    await em.execute(
      `update newsletter_deliveries d set reason = ?, answer = coalesce(?, d.answer), changed_at = now()
       from (
         select campaign_id, id from newsletter_deliveries
         where lower(email) collate "C" = lower(?) collate "C" and status = 'handed_over'
           and changed_at > now() - make_interval(days => ${returnDays})
         order by changed_at desc limit 1) last
       where d.campaign_id = last.campaign_id and d.id = last.id`,
      [isFinal ? kind : 'came_back', detail, email],
    );
  }
}
