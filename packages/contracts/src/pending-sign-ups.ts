import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { SubscriberCount } from './email-list-subscribers.ts';

/** Days that the link of a confirmation email works. */
export const confirmationDays = 7;
/** Hours after a confirmation email until the only reminder. */
export const reminderHours = 48;
/** Minutes between two confirmation emails to an address. */
export const confirmationMinutes = 10;
/** Days after a sign-up until its row is deleted; a confirmed one stays as a subscriber and a consent. */
export const signUpDays = 30;

/** A sign-up at a list with double opt-in that its owner has not confirmed. It gets no campaign. */
export const PendingSignUp = z.object({
  id: z.uuid(),
  email: z.string(),
  requestedAt: z.iso.datetime(),
  /** The link of the last email works until then. */
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  /** The last confirmation email; `uncertain`: nobody knows if the mail server accepted it. */
  mail: z.enum(['queued', 'sent', 'failed', 'uncertain']),
  mailRequestedAt: z.iso.datetime(),
  /** The email may be sent again from then on. */
  mailableAt: z.iso.datetime(),
  remindedAt: z.nullable(z.iso.datetime()),
});
export type PendingSignUp = z.infer<typeof PendingSignUp>;

/** Lists the pending sign-ups of a list by address, 100 per page. `total` comes with the first page. */
export const listPendingSignUps = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists/:listId/pending-sign-ups',
  access: 'staff',
  params: z.object({ listId: z.uuid() }),
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    after: z.optional(z.string().check(z.maxLength(254))),
  }),
  response: z.object({
    signUps: z.array(PendingSignUp),
    next: z.nullable(z.string()),
    total: z.nullable(SubscriberCount),
  }),
});

/**
 * Sends the confirmation email again; its link works for seven days. `too_soon`: the last one is younger than ten
 * minutes, or a day for a suppressed address.
 */
export const resendConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/email-lists/:listId/pending-sign-ups/:id/confirmation-email',
  access: 'staff',
  params: z.object({ listId: z.uuid(), id: z.uuid() }),
  response: z.object({ signUp: PendingSignUp }),
  errors: { in_trash: 409, too_soon: 409 },
});

/**
 * A sign-up as its link shows it. `confirmed`: the link was used; `left`: it was used, and the address has left since;
 * `expired`: the link is too old, or its list is deleted.
 */
export const SignUp = z.object({
  status: z.enum(['pending', 'confirmed', 'left', 'expired']),
  /** Null when nothing of it is stored any more. */
  email: z.nullable(z.string()),
  listName: z.nullable(z.string()),
  confirmedAt: z.nullable(z.iso.datetime()),
});
export type SignUp = z.infer<typeof SignUp>;

const byToken = z.object({ token: z.string().check(z.maxLength(500)) });

/** Returns the path of the page that confirms a sign-up. Its form posts to the same path. */
export const confirmationPath = (token: string): string => `/confirm/${encodeURIComponent(token)}`;

/** Returns the sign-up of a link. A read changes nothing, because scanners follow every link. */
export const getSignUp = defineEndpoint({
  method: 'GET',
  path: '/api/sign-ups/:token',
  access: 'public',
  params: byToken,
  response: SignUp,
});

/** Confirms the sign-up of a link, once. A repeat, or a link that has expired, changes nothing. */
export const confirmSignUp = defineEndpoint({
  method: 'POST',
  path: '/api/sign-ups/:token',
  access: 'public',
  audit: { none: 'a reader confirms, and the consent is the record' },
  params: byToken,
  form: { goTo: '/confirm/:token' },
  limit: { most: 60, minutes: 10 },
  response: SignUp,
});
