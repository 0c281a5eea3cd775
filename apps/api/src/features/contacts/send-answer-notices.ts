import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { brand } from '@workspace/contracts/brand';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { splitQuote } from '@workspace/contracts/split-quote';
import type { Mail, Mailer } from '../../adapters/mailer.ts';
import { sendPending, type PendingResult } from '../../database/send-pending.ts';
import { ContactEmailEntity } from './contact-email-entity.ts';
import { ContactEntity } from './contact-entity.ts';
import { mailToStaff } from './mail-to-staff.ts';

interface Addresses {
  salesEmail: string;
  publicOrigin: string;
}

/** The condition of a partial index. Nobody is told of an absence note. */
const pending = { status: 'received', isAutomatic: false, noticedAt: null } as const;

const lock = { orderBy: { createdAt: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE } as const;

/** Sends a notice of each email that answers a reply: to the owner of its request, else to the sales address. */
export function sendAnswerNotices(
  em: EntityManager,
  mailer: Mailer,
  addresses: Addresses,
  signal?: AbortSignal,
): Promise<PendingResult> {
  return sendPending(em, {
    signal,
    isForStaff: true,
    next: async (inside, others) => {
      const email = await inside.findOne(ContactEmailEntity, { ...pending, ...others }, lock);
      return email && { id: email.id, email, contact: await inside.findOneOrFail(ContactEntity, email.contactId) };
    },
    send: async ({ email, contact }) => {
      // Nobody is told of spam.
      if (!contact.spamAt) await mailToStaff(mailer, answerNotice(email, contact, addresses), addresses.salesEmail);
    },
    done: ({ email }) => void (email.noticedAt = new Date()),
    count: (inside) => inside.count(ContactEmailEntity, pending),
  });
}

function answerNotice(
  email: ContactEmailEntity,
  contact: ContactEntity,
  { salesEmail, publicOrigin }: Addresses,
): Mail {
  // A name could contain a line break, which would inject a header.
  const name = `${contact.firstName} ${contact.lastName}`.replace(/\s+/g, ' ');
  const url = `${publicOrigin}/cms/contacts/${contact.id}`;
  // The sender may have another address than the request.
  const sentence = `${email.fromAddress} answered the reply of ${brand.name} to ${name}:`;
  const words = firstWords(email);
  return {
    to: contact.owner ?? salesEmail,
    subject: `Answer to the request from ${name}`,
    text: `${sentence}\n\n${words}\n\nRead and answer it: ${url}`,
    html: `<p>${escapeMarkup(sentence)}</p><blockquote>${escapeMarkup(words)}</blockquote><p><a href="${url}">Read and answer it</a></p>`,
  };
}

const most = 200;

/** Returns the beginning of an email without its quotation. */
function firstWords({ text, attachments }: ContactEmailEntity): string {
  const characters = [...splitQuote(text).own.replace(/\s+/g, ' ')];
  if (characters.length === 0) return attachments.length > 0 ? `(Files: ${attachments.join(', ')})` : '(No text)';
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most).join('').trimEnd()}…`;
}
