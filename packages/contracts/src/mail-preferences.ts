import * as z from 'zod/mini';
import { Consent } from './consents.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * A recipient's status for the list of an email. `left_list`: left this list; `left`: receives no newsletter of any
 * list; `erased`: nothing is stored, and nothing is sent.
 */
export const SubscriptionState = z.enum(['subscribed', 'left_list', 'left', 'erased']);
export type SubscriptionState = z.infer<typeof SubscriptionState>;

/** Everything that the newsletter stores about an address, for its owner. */
export const MailPreferences = z.object({
  email: z.string(),
  /** The list of the email that contained the link; null when it was deleted. */
  listName: z.nullable(z.string()),
  standing: SubscriptionState,
  lists: z.array(
    z.object({
      name: z.string(),
      firstName: z.nullable(z.string()),
      lastName: z.nullable(z.string()),
      status: z.enum(['subscribed', 'unsubscribed', 'bounced']),
      source: z.enum(['manual', 'import', 'website']),
      since: z.iso.datetime(),
      /** The names of the fields with a value. Anybody with a forwarded email could see the values. */
      fieldNames: z.optional(z.array(z.string())),
    }),
  ),
  signedUpAt: z.nullable(z.iso.datetime()),
  /** Sign-ups that wait for a confirmation. An earlier release does not tell. */
  waiting: z.optional(z.array(z.object({ listName: z.string(), requestedAt: z.iso.datetime() }))),
  /** The consents of sign-ups. An earlier release does not tell. */
  consents: z.optional(z.array(Consent)),
  /**
   * The emails that the mail server accepted, the newest first, at most 50. `opened`: titles of the articles opened
   * from it, when its links are counted; `scannerHits`: how often a program followed a link.
   */
  letters: z.array(
    z.object({ subject: z.string(), at: z.iso.datetime(), opened: z.array(z.string()), scannerHits: z.int() }),
  ),
});
export type MailPreferences = z.infer<typeof MailPreferences>;

const byToken = z.object({ token: z.string().check(z.maxLength(2_000)) });
const page = '/newsletter/preferences?about=:token' as const;

/** Returns the stored data of the recipient of a link. A read changes nothing, because scanners follow every link. */
export const getMailPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/mail-preferences/:token',
  access: 'public',
  params: byToken,
  response: MailPreferences,
});

/** Returns the paths that the forms of the page post to, by the token. */
export const preferenceAddresses = (token: string): { choice: string; erasure: string } => ({
  choice: `/api/mail-preferences/${encodeURIComponent(token)}`,
  erasure: `/api/mail-preferences/${encodeURIComponent(token)}/erasure`,
});

/** Applies a subscriber's choice: leave the list, leave all, or receive the list's emails again. */
export const chooseMail = defineEndpoint({
  method: 'POST',
  path: '/api/mail-preferences/:token',
  access: 'public',
  audit: { none: 'a reader chooses, and their rows are the record' },
  params: byToken,
  body: z.object({ choice: z.enum(['leave-list', 'leave-all', 'return'], 'Choose one') }),
  form: { goTo: page },
  limit: { most: 60, minutes: 10 },
  response: z.object({ standing: SubscriptionState }),
});

/**
 * Leaves all lists with one click in a mail client (RFC 8058), which posts a form and expects no page. Webmail may send
 * it from its own page.
 */
export const unsubscribeByOneClick = defineEndpoint({
  method: 'POST',
  path: '/api/mail-preferences/:token/leaving',
  access: 'public',
  acceptsOtherSites: true,
  audit: { none: 'a reader chooses, and their rows are the record' },
  params: byToken,
  form: {},
  response: 'nothing',
});

/** The same URL followed as a link, by a person or a scanner: redirects to the page, and changes nothing. */
export const openUnsubscribeLink = defineEndpoint({
  method: 'GET',
  path: '/api/mail-preferences/:token/leaving',
  access: 'public',
  params: byToken,
  response: 'redirect',
});

/**
 * Permanently erases the newsletter's data of an address. A hash without the address keeps imports from bringing it
 * back.
 */
export const erasePerson = defineEndpoint({
  method: 'POST',
  path: '/api/mail-preferences/:token/erasure',
  access: 'public',
  audit: { none: 'a reader chooses, and their rows are the record' },
  params: byToken,
  body: z.object({ agreed: z.string('Tick the box to erase').check(z.minLength(1, 'Tick the box to erase')) }),
  form: { goTo: page },
  limit: { most: 60, minutes: 10 },
  response: 'nothing',
});
