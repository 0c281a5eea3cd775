import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  changeContact,
  exportContacts,
  listContacts,
  privacyPolicyVersion,
  sendContactRequest,
} from '@workspace/contracts/contacts';
import { problem } from '@workspace/contracts/endpoint/problem';
import { containing } from '../../database/containing.ts';
import { serve } from '../../http/serve.ts';
import { ContactEntity } from './contact-entity.ts';
import { contactsCsv } from './contacts-csv.ts';
import { toContact } from './to-contact.ts';

const shownAtMost = 200;

/** `nudge` tells the worker that there is a notice to send. */
export function contactsRoutes(
  app: FastifyInstance,
  { nudge, clock }: { nudge: () => void; clock: () => number },
): void {
  const message = 'Thank you for your interest! We will contact you within 24 hours to schedule your consultation.';

  serve(app, sendContactRequest, async ({ body: { website, ...request }, request: { em, log } }) => {
    if (website) return { message };
    const contact = em.create(ContactEntity, { ...request, policyVersion: privacyPolicyVersion });
    await em.flush();
    log.info({ event: 'contact_requested', contactId: contact.id });
    nudge();
    return { message };
  });

  serve(app, listContacts, async ({ query: { search = '' }, request: { em } }) => {
    const like = containing(search.trim());
    const fields = ['firstName', 'lastName', 'email'] as const;
    const where = search.trim() ? { $or: fields.map((field) => ({ [field]: { $ilike: like } })) } : {};
    const [found, waiting, total] = await Promise.all([
      em.fork().find(ContactEntity, where, { orderBy: { createdAt: 'desc' }, limit: shownAtMost }),
      em.fork().count(ContactEntity, { answeredAt: null }),
      em.fork().count(ContactEntity),
    ]);
    return { contacts: found.map(toContact), waiting, total };
  });

  serve(app, changeContact, async ({ params: { id }, body: { isAnswered }, request: { em } }) => {
    const contact = await em.findOne(ContactEntity, { id });
    if (!contact) throw problem(changeContact, 'not_found', 'This request does not exist any more.');
    if (isAnswered !== undefined) contact.answeredAt = isAnswered ? (contact.answeredAt ?? new Date(clock())) : null;
    await em.flush();
    return { contact: toContact(contact) };
  });

  serve(app, exportContacts, ({ request: { em }, reply }) => {
    reply.header('content-disposition', 'attachment; filename="contacts.csv"');
    return Readable.from(contactsCsv(em));
  });
}
