import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailEvent } from '@workspace/contracts/mail-events';
import type { ReplyKind } from '@workspace/contracts/reply-kinds';
import { isSameAddress } from '../../database/address-key.ts';
import { classifyReply } from '../../smtp-replies/classify-reply.ts';
import { suppress } from '../suppressions/suppress.ts';
import { doubtBounces, returnDays, type Sent } from './doubt-bounces.ts';
import { suppressAfterSoftBounces } from './soft-bounces.ts';

/** PostgreSQL's text type cannot store NUL, and remote servers may send any byte. */
const withoutNul = (text: string): string => text.replaceAll('\0', ' ');

/** An event; `campaignId` when it is known whose email it is about. */
export type KnownEvent = MailEvent & { campaignId?: string | undefined };

/**
 * Stores bounce and complaint events on the ledger row of the campaign, else on the last one of the address. A final
 * event suppresses the address; a soft bounce does after several in a row.
 */
export async function recordEvents(em: EntityManager, events: readonly KnownEvent[]): Promise<void> {
  for (const event of events) {
    const email = withoutNul(event.email);
    const detail = event.detail === undefined ? null : withoutNul(event.detail);
    const isSoft = await em.fork().transactional((inside) => recordOne(inside, { ...event, email, detail }));
    if (isSoft) await suppressAfterSoftBounces(em, email, detail);
  }
}

/** Stores an event. Returns true for a soft bounce. Locks suppressions before emails, as an erasure does. */
async function recordOne(
  em: EntityManager,
  { kind, email, detail, campaignId, ...told }: Omit<KnownEvent, 'detail'> & { detail: string | null },
): Promise<boolean> {
  const sent = await lockLast(em, email, campaignId);
  const isFinal = (told.isFinal ?? true) && (kind === 'complained' || isOfAddress(detail));
  const isDoubted = kind === 'bounced' && isFinal && sent !== undefined && (await doubtBounces(em, sent));
  if (isFinal && !isDoubted) await suppress(em, email, kind, detail);
  if (sent)
    await em.execute(
      `update newsletter_deliveries d set reason = ?, answer = coalesce(?, d.answer), failure = ?, changed_at = now()
       where d.campaign_id = ? and d.id = ? and ${isSameAddress('d.email', '?')}`,
      [
        isFinal && !isDoubted ? kind : 'came_back',
        detail,
        causeOf(kind, isFinal, detail),
        sent.campaignId,
        sent.id,
        // An erasure may have replaced it meanwhile.
        email,
      ],
    );
  return kind === 'bounced' && (!isFinal || isDoubted);
}

/**
 * Returns the email that an event is about, and locks its campaign: bounces of a campaign take turns, so that each one
 * sees those before it.
 */
async function lockLast(em: EntityManager, email: string, campaignId: string | undefined): Promise<Sent | undefined> {
  const [last] = await em.execute<Sent[]>(
    `select campaign_id as "campaignId", id from newsletter_deliveries
     where ${isSameAddress('email', '?')} and status = 'handed_over'
       and changed_at > now() - make_interval(days => ${returnDays})
     order by campaign_id is not distinct from ?::uuid desc, changed_at desc limit 1`,
    [email, campaignId ?? null],
  );
  if (last) await em.execute('select from newsletter_campaigns where id = ? for no key update', [last.campaignId]);
  return last;
}

/** A mail service calls a bounce final also when the server blocked us or our email: the next one may arrive. */
const isOfAddress = (detail: string | null): boolean =>
  detail === null || ['bad_mailbox', 'unknown'].includes(classifyReply({ text: detail }).kind);

/** The cause of a bounce; null for a complaint. A mail service may report a final one without the server's response. */
function causeOf(kind: MailEvent['kind'], isFinal: boolean, detail: string | null): ReplyKind | null {
  if (kind === 'complained') return null;
  if (isFinal) return 'bad_mailbox';
  return detail === null ? 'unknown' : classifyReply({ text: detail }).kind;
}
