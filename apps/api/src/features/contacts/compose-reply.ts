import type { EntityManager } from '@mikro-orm/postgresql';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import type { Mail } from '../../adapters/mailer.ts';
import { ContactEmailEntity } from './contact-email-entity.ts';
import { ContactEntity } from './contact-entity.ts';
import { replyToOf, type ReplySettings } from './reply-settings.ts';

/** The most emails of a thread that a new one refers to. */
const mostReferences = 20;

/** Composes a reply. It refers to the emails that its recipient has, so that mail programs show one thread. */
export async function composeReply(
  em: EntityManager,
  email: ContactEmailEntity,
  settings: ReplySettings,
): Promise<Mail> {
  const { contactId, createdAt, messageId, subject, text, token } = email;
  const contact = await em.findOneOrFail(ContactEntity, { id: contactId });
  const before = await em.find(
    ContactEmailEntity,
    {
      contactId,
      id: { $ne: email.id },
      createdAt: { $lte: createdAt },
      status: { $in: ['sent', 'received'] },
      isAutomatic: false,
    },
    { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], limit: mostReferences },
  );
  const references = before.map((earlier) => earlier.messageId).toReversed();
  const last = references.at(-1);
  return {
    from: settings.from,
    to: contact.email,
    replyTo: replyToOf(settings, token),
    // A subject of the sender could contain a line break, which would inject a header.
    subject: subject.replace(/\s+/g, ' '),
    text,
    html: toMarkup(text),
    messageId,
    ...(last && { inReplyTo: last, references }),
  };
}

const toMarkup = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeMarkup(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
