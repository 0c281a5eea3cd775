import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { changeContact, exportContacts, listContacts, sendContactRequest } from '@workspace/contracts/contacts';
import { serve } from '../../http/serve.ts';
import { isStaffEmail } from '../auth/staff-domain.ts';
import { updateContact, updateContactErrors } from './change-contact.ts';
import type { ContactClock } from './contact-clock.ts';
import { matchesSearch, segmentsOf } from './contact-filters.ts';
import { contactsCsv } from './contacts-csv.ts';
import { pageOfContacts } from './list-contacts.ts';
import { storeRequest } from './store-request.ts';
import { toContact } from './to-contact.ts';

export interface ContactsDeps {
  /** Schedules the job that sends notifications. */
  enqueue: () => void;
  clock: () => number;
  /** Returns the times of a promise. */
  contactClock: ContactClock;
  staffEmailDomains: readonly string[];
}

export function contactsRoutes(app: FastifyInstance, deps: ContactsDeps): void {
  const { enqueue, clock, contactClock, staffEmailDomains } = deps;
  const isStaff = (email: string) => isStaffEmail(email, staffEmailDomains);
  receiveRequests(app, deps);

  serve(app, listContacts, ({ query, user, request: { em } }) =>
    pageOfContacts(em, query, { now: new Date(clock()), user: user.email }),
  );

  serve(app, changeContact, updateContactErrors, async ({ params: { id }, body, user, request: { em, log } }) => {
    const acting = { by: user.email, at: new Date(clock()), clock: contactClock, isStaff };
    const contact = await updateContact(em, id, body, acting);
    if (body.isSpam === false) enqueue();
    log.info({ event: 'contact_changed', contactId: id, fields: Object.keys(body) });
    return { contact: toContact(contact) };
  });

  serve(app, exportContacts, ({ query: { status, search }, user, request: { em }, reply }) => {
    reply.header('content-disposition', 'attachment; filename="contacts.csv"');
    const segments = segmentsOf(status, new Date(clock()), user.email);
    const ofFilter = status ? { $or: segments.map((segment) => segment.where) } : {};
    const where = { $and: [ofFilter, matchesSearch(search)] };
    return Readable.from(contactsCsv(em, where));
  });
}

/** Serves the public form. */
function receiveRequests(app: FastifyInstance, { enqueue, clock, contactClock }: ContactsDeps): void {
  const message = 'Thank you for your interest! We will contact you within 24 hours to schedule your consultation.';

  serve(app, sendContactRequest, async ({ body, request: { em, log } }) => {
    if (body.website) return { message };
    const contact = await storeRequest(em, body, { at: new Date(clock()), clock: contactClock });
    log.info({ event: 'contact_requested', contactId: contact.id, isSpam: Boolean(contact.spamAt) });
    enqueue();
    return { message };
  });
}
