import type { FastifyInstance } from 'fastify';
import { addContactNote, getContact, listContactOwners } from '@workspace/contracts/contact-threads';
import { serve } from '../../http/serve.ts';
import { ContactNotFound } from './contact-errors.ts';
import { ContactEventEntity } from './contact-event-entity.ts';
import { threadOf, toEntry } from './contact-thread.ts';
import { findContact } from './find-contact.ts';
import { findOwners } from './find-owners.ts';
import type { ReplySettings } from './reply-settings.ts';
import { toContact } from './to-contact.ts';

interface ContactThreadsDeps {
  replies: ReplySettings;
  clock: () => number;
  staffEmailDomains: readonly string[];
}

export function contactThreadsRoutes(app: FastifyInstance, deps: ContactThreadsDeps): void {
  const { clock, staffEmailDomains, replies } = deps;
  serve(app, getContact, [ContactNotFound], async ({ params: { id }, request: { em } }) => {
    const contact = await findContact(em, id);
    const { from: replyFrom, comesBack } = replies;
    return { contact: toContact(contact), thread: await threadOf(em, contact), replyFrom, comesBack };
  });

  serve(app, addContactNote, [ContactNotFound], async ({ params, body: { text }, user, request: { em, log } }) => {
    const { id: contactId } = await findContact(em, params.id);
    const at = new Date(clock());
    const event = em.create(ContactEventEntity, { contactId, kind: 'note', at, actor: user.email, text });
    await em.flush();
    log.info({ event: 'contact_noted', contactId });
    return { entry: toEntry(event) };
  });

  serve(app, listContactOwners, async ({ request: { em } }) => ({ owners: await findOwners(em, staffEmailDomains) }));
}
