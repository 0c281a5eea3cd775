import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { brand } from '@workspace/contracts/brand';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import type { Mail, Mailer } from '../../adapters/mailer.ts';
import { sendPending } from '../../database/send-pending.ts';
import { ContactEntity } from './contact-entity.ts';
import { allSegments, type Where } from './contact-filters.ts';
import { mailToStaff } from './mail-to-staff.ts';

interface Reminding {
  salesEmail: string;
  publicOrigin: string;
  now: Date;
}

const lock = { orderBy: { dueAt: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE } as const;

/**
 * Reminds the owner of a request, or the sales address, once when a quarter of the time is left, and once when it is
 * late.
 */
export async function sendReminders(
  em: EntityManager,
  mailer: Mailer,
  reminding: Reminding,
  signal?: AbortSignal,
): Promise<{ soon: number; late: number }> {
  const { now } = reminding;
  const { waiting, late } = allSegments(now, '');
  const remind = (kind: 'soon' | 'late', where: Where) =>
    sendPending(em, {
      signal,
      isForStaff: true,
      next: (inside, others) => inside.findOne(ContactEntity, { $and: [where, others] }, lock),
      send: (contact) => mailToStaff(mailer, reminderOf(kind, contact, reminding), reminding.salesEmail),
      // A late request needs no other reminder.
      done: (contact) =>
        void Object.assign(contact, { soonRemindedAt: now, ...(kind === 'late' && { lateRemindedAt: now }) }),
      count: async () => 0,
    });
  const isLate = await remind('late', { $and: [late.where, { lateRemindedAt: null }] });
  const isSoon = { soonRemindedAt: null, soonAt: { $lte: now }, dueAt: { $gte: now } };
  return { late: isLate.sent, soon: (await remind('soon', { $and: [waiting.where, isSoon] })).sent };
}

function reminderOf(kind: 'soon' | 'late', contact: ContactEntity, { salesEmail, publicOrigin }: Reminding): Mail {
  const name = `${contact.firstName} ${contact.lastName}`.replace(/\s+/g, ' ');
  const url = `${publicOrigin}/cms/contacts/${contact.id}`;
  const sentence =
    kind === 'late'
      ? `The answer to ${name} is late. ${brand.name} promised it in time.`
      : `The answer to ${name} is due soon: a quarter of the promised time is left.`;
  return {
    to: contact.owner ?? salesEmail,
    subject: kind === 'late' ? `Late: the request from ${name}` : `Due soon: the request from ${name}`,
    text: `${sentence}\n\nAnswer it: ${url}`,
    html: `<p>${escapeMarkup(sentence)}</p><p><a href="${url}">Answer it</a></p>`,
  };
}
