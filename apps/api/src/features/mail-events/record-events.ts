import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailEvent } from '@workspace/contracts/mail-events';
import type { ReplyKind } from '@workspace/contracts/reply-kinds';
import { classifyReply } from '../../smtp-replies/classify-reply.ts';
import { suppress } from '../suppressions/suppress.ts';
import { suppressAfterSoftBounces } from './soft-bounces.ts';

/** Maximum days between submission and a bounce. */
const returnDays = 14;

/** PostgreSQL's text type cannot store NUL, and remote servers may send any byte. */
const withoutNul = (text: string): string => text.replaceAll('\0', ' ');

/** An event; `campaignId` when it is known whose email it is about. */
export type KnownEvent = MailEvent & { campaignId?: string | undefined };

/**
 * Stores bounce and complaint events on the ledger row of the campaign, else on the last one of the address. A final
 * event suppresses the address; a soft bounce does after several in a row.
 */
export async function recordEvents(em: EntityManager, events: readonly KnownEvent[]): Promise<void> {
  for (const { kind, campaignId = null, ...told } of events) {
    const email = withoutNul(told.email);
    const detail = told.detail === undefined ? null : withoutNul(told.detail);
    const isFinal = (told.isFinal ?? true) && (kind === 'complained' || isOfAddress(detail));
    if (isFinal) await suppress(em, email, kind, detail);
    await em.execute(
      `update newsletter_deliveries d set reason = ?, answer = coalesce(?, d.answer), failure = ?, changed_at = now()
       from (
         select campaign_id, id from newsletter_deliveries
         where lower(email) collate "C" = lower(?) collate "C" and status = 'handed_over'
           and changed_at > now() - make_interval(days => ${returnDays})
         order by campaign_id is not distinct from ?::uuid desc, changed_at desc limit 1) last
       where d.campaign_id = last.campaign_id and d.id = last.id`,
      [isFinal ? kind : 'came_back', detail, causeOf(kind, isFinal, detail), email, campaignId],
    );
    if (kind === 'bounced' && !isFinal) await suppressAfterSoftBounces(em, email, detail);
  }
}

/** A mail service calls a bounce final also when the server blocked us or our email: the next one may arrive. */
const isOfAddress = (detail: string | null): boolean =>
  detail === null || ['bad_mailbox', 'unknown'].includes(classifyReply({ text: detail }).kind);

/** The cause of a bounce; null for a complaint. A mail service may report a final one without the server's response. */
function causeOf(kind: MailEvent['kind'], isFinal: boolean, detail: string | null): ReplyKind | null {
  if (kind === 'complained') return null;
  if (detail === null) return isFinal ? 'bad_mailbox' : 'unknown';
  return classifyReply({ text: detail }).kind;
}
