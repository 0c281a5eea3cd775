import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { changeContact, exportContacts, listContacts, sendContactRequest } from '@workspace/contracts/contacts';
import { privacyPolicyVersions } from '@workspace/contracts/form-choices';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { serve } from '../../http/serve.ts';
import { ContactEntity } from './contact-entity.ts';
import { contactsCsv } from './contacts-csv.ts';
import { pageOfContacts } from './list-contacts.ts';
import { toContact } from './to-contact.ts';

/** `enqueue` schedules the job that sends notifications. */
export function contactsRoutes(
  app: FastifyInstance,
  { enqueue, clock }: { enqueue: () => void; clock: () => number },
): void {
  const message = 'Thank you for your interest! We will contact you within 24 hours to schedule your consultation.';

  serve(app, sendContactRequest, async ({ body: { website, agreedPolicy, ...request }, request: { em, log } }) => {
    if (website) return { message };
    const isKnown = agreedPolicy !== undefined && privacyPolicyVersions.includes(agreedPolicy);
    const agreement = isKnown ? { policyVersion: agreedPolicy, agreedAt: new Date(clock()) } : {};
    const contact = em.create(ContactEntity, { ...request, policyVersion: null, agreedAt: null, ...agreement });
    await em.flush();
    log.info({ event: 'contact_requested', contactId: contact.id });
    enqueue();
    return { message };
  });

  serve(app, listContacts, ({ query, request: { em } }) => pageOfContacts(em, query, new Date(clock())));

  serve(app, changeContact, async ({ params: { id }, body: { isAnswered }, user, request: { em, log } }) => {
    const contact = await em.findOne(ContactEntity, { id });
    if (!contact) throw apiError(changeContact, 'not_found', 'This request does not exist any more.');
    if (isAnswered === true && !contact.answeredAt)
      Object.assign(contact, { answeredAt: new Date(clock()), answeredBy: user.email });
    if (isAnswered === false) Object.assign(contact, { answeredAt: null, answeredBy: null });
    await em.flush();
    log.info({ event: 'contact_changed', contactId: id, isAnswered });
    return { contact: toContact(contact) };
  });

  serve(app, exportContacts, ({ request: { em }, reply }) => {
    reply.header('content-disposition', 'attachment; filename="contacts.csv"');
    return Readable.from(contactsCsv(em));
  });
}
