import * as z from 'zod/mini';
import { ContactEntry } from './contact-threads.ts';
import { Contact } from './contacts.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

const text = z
  .string('Write a reply')
  .check(z.trim(), z.minLength(1, 'Write a reply'), z.maxLength(50_000, 'Keep a reply under 50,000 characters'));

/**
 * Stores a reply, marks the request as answered, and sends the reply by email: at once, or when the mail server accepts
 * it. Rejects a text with a placeholder, such as `{{firstName}}`, that nobody filled in. `lastReplyId` is the newest
 * reply of the thread on the page, null for none: if there is a newer one, nothing is stored (`replied_meanwhile`).
 */
export const sendContactReply = defineEndpoint({
  method: 'POST',
  path: '/api/contacts/:id/replies',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  body: z.object({ text, lastReplyId: z.optional(z.nullable(z.uuid())) }),
  status: 201,
  response: z.object({ contact: Contact, entry: ContactEntry }),
  errors: { is_spam: 409, replied_meanwhile: 409 },
});

/** Sends a reply again that failed, or of which nobody knows whether it was sent. `emailId` is the id of its email. */
export const retryContactReply = defineEndpoint({
  method: 'POST',
  path: '/api/contacts/:id/replies/:emailId/retry',
  access: 'staff',
  params: z.object({ id: z.uuid(), emailId: z.uuid() }),
  response: 'nothing',
  errors: { not_failed: 409 },
});
