import * as z from 'zod/mini';
import { Contact } from './contacts.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** The kinds of entries in the thread of a request. `message`: an email that the sender wrote. */
export const entryKinds = [
  'created',
  'note',
  'reply',
  'message',
  'assigned',
  'tagged',
  'answered',
  'reopened',
  'archived',
  'unarchived',
  'spam',
  'not_spam',
] as const;

/**
 * The state of an email of a thread. `received`: the sender wrote it. `queued`: it is sent soon, or tried again after a
 * failure with `reason`. `sent`: the mail server accepted it. `failed`: the mail server rejected it, or it came back.
 * `uncertain`: the mail server may have accepted it, and never said so.
 */
export const emailStatuses = ['received', 'queued', 'sent', 'failed', 'uncertain'] as const;

/**
 * The email of a reply or a message. `from` is the sender of a received one. `isAutomatic`: a program wrote it, such as
 * an absence note. `attachments` are names of files that stay in the mailbox.
 */
export const ContactEmail = z.object({
  id: z.uuid(),
  status: z.enum(emailStatuses),
  reason: z.nullable(z.string()),
  from: z.nullable(z.string()),
  isAutomatic: z.boolean(),
  attachments: z.array(z.string()),
});
export type ContactEmail = z.infer<typeof ContactEmail>;

/**
 * One entry of a thread. `by` is the address of a staff member, null for the sender of the request and for the program.
 * `text` is what somebody wrote. `detail`: the new owner of `assigned` (null: nobody), the tags of `tagged`,
 * the cause of `reopened` and `unarchived` without a person: `message` or `reply_failed`.
 */
export const ContactEntry = z.object({
  id: z.uuid(),
  kind: z.enum(entryKinds),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  text: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  email: z.nullable(ContactEmail),
});
export type ContactEntry = z.infer<typeof ContactEntry>;

const id = z.object({ id: z.uuid() });

/**
 * Returns a request with all that happened to it, the oldest first. `replyFrom` is the sender of replies. `comesBack` is
 * true when answers to them appear in the thread.
 */
export const getContact = defineEndpoint({
  method: 'GET',
  path: '/api/contacts/:id',
  access: 'staff',
  params: id,
  response: z.object({
    contact: Contact,
    thread: z.array(ContactEntry),
    replyFrom: z.string(),
    comesBack: z.boolean(),
  }),
});

/** Adds a note for colleagues, which the sender never sees. */
export const addContactNote = defineEndpoint({
  method: 'POST',
  path: '/api/contacts/:id/notes',
  access: 'staff',
  params: id,
  body: z.object({
    text: z
      .string('Write a note')
      .check(z.trim(), z.minLength(1, 'Write a note'), z.maxLength(10_000, 'Keep a note under 10,000 characters')),
  }),
  status: 201,
  response: z.object({ entry: ContactEntry }),
});

/** Lists the addresses of staff who have signed in: a request may be assigned to any of them. */
export const listContactOwners = defineEndpoint({
  method: 'GET',
  path: '/api/contact-owners',
  access: 'staff',
  response: z.object({ owners: z.array(z.string()) }),
});
