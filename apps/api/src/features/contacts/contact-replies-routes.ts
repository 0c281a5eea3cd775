import type { FastifyInstance } from 'fastify';
import { retryContactReply, sendContactReply } from '@workspace/contracts/contact-replies';
import { serve } from '../../http/serve.ts';
import type { ReplySettings } from './reply-settings.ts';
import { retryReply, retryReplyErrors, storeReply, storeReplyErrors } from './store-reply.ts';
import { toContact } from './to-contact.ts';

export interface ContactRepliesDeps {
  clock: () => number;
  replies: ReplySettings;
  /** Schedules the job that sends replies. */
  enqueue: () => void;
}

export function contactRepliesRoutes(app: FastifyInstance, { clock, replies, enqueue }: ContactRepliesDeps): void {
  serve(app, sendContactReply, storeReplyErrors, async ({ params: { id }, body, user, request }) => {
    const writing = { ...body, by: user.email, at: new Date(clock()) };
    const { contact, entry } = await storeReply(request.em, id, writing, replies);
    request.log.info({ event: 'contact_replied', contactId: id, emailId: entry.email?.id });
    enqueue();
    return { contact: toContact(contact), entry };
  });

  serve(app, retryContactReply, retryReplyErrors, async ({ params: { id, emailId }, user, request: { em, log } }) => {
    await retryReply(em, id, emailId, { by: user.email, at: new Date(clock()) });
    log.info({ event: 'contact_reply_retried', contactId: id, emailId });
    enqueue();
  });
}
