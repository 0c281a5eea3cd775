import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sendPending, type PendingResult } from '../../database/send-pending.ts';
import type { Mailer } from '../../adapters/mailer.ts';
import { ContactEntity } from './contact-entity.ts';
import { contactNotice } from './contact-notice.ts';

/** Nobody is told of spam. */
const pending = { notifiedAt: null, spamAt: null } as const;

const lock = { orderBy: { createdAt: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE } as const;

/** Sends the sales address a notification for each request that has none yet. */
export function sendContactNotices(
  em: EntityManager,
  mailer: Mailer,
  { salesEmail, publicOrigin }: { salesEmail: string; publicOrigin: string },
  signal?: AbortSignal,
): Promise<PendingResult> {
  return sendPending(em, {
    signal,
    isForStaff: true,
    next: (inside, others) => inside.findOne(ContactEntity, { ...pending, ...others }, lock),
    send: (contact) => mailer(contactNotice(contact, salesEmail, publicOrigin)),
    done: (contact) => void (contact.notifiedAt = new Date()),
    count: (inside) => inside.count(ContactEntity, pending),
  });
}
