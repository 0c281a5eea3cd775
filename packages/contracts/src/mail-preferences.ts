import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * How it stands with a person and the list that a letter came from. `left_list`: left this one; `left`: gets no
 * newsletter of any list; `erased`: nothing is stored, and nothing is sent.
 */
export const SubscriptionStanding = z.enum(['subscribed', 'left_list', 'left', 'erased']);
export type SubscriptionStanding = z.infer<typeof SubscriptionStanding>;

/** Everything that the newsletter stores of one address, for that person's eyes. */
export const MailPreferences = z.object({
  email: z.string(),
  /** The list of the letter that the link stood in; null where it is gone. */
  listName: z.nullable(z.string()),
  standing: SubscriptionStanding,
  lists: z.array(
    z.object({
      name: z.string(),
      firstName: z.nullable(z.string()),
      lastName: z.nullable(z.string()),
      status: z.enum(['subscribed', 'unsubscribed', 'bounced']),
      source: z.enum(['manual', 'import', 'website']),
      since: z.iso.datetime(),
    }),
  ),
  signedUpAt: z.nullable(z.iso.datetime()),
  /**
   * Letters that the mail server took, the newest first, at most 50. `opened`: titles of the articles that were followed
   * from it, where its links are counted; `scannerHits`: how often a program followed one.
   */
  letters: z.array(
    z.object({ subject: z.string(), at: z.iso.datetime(), opened: z.array(z.string()), scannerHits: z.int() }),
  ),
});
export type MailPreferences = z.infer<typeof MailPreferences>;

const byToken = z.object({ token: z.string().check(z.maxLength(2_000)) });
const page = '/newsletter/preferences?about=:token' as const;

/** What is stored of the person whom a link was made for. Reading it changes nothing, as scanners follow every link. */
export const getMailPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/mail-preferences/:token',
  access: 'public',
  params: byToken,
  response: MailPreferences,
});

/** Where the forms of the page post to, by the token. */
export const preferenceAddresses = (token: string): { choice: string; erasure: string } => ({
  choice: `/api/mail-preferences/${encodeURIComponent(token)}`,
  erasure: `/api/mail-preferences/${encodeURIComponent(token)}/erasure`,
});

/** What a person decides: to leave the list, to leave all, or to get the list's letters again. */
export const chooseMail = defineEndpoint({
  method: 'POST',
  path: '/api/mail-preferences/:token',
  access: 'public',
  params: byToken,
  body: z.object({ choice: z.enum(['leave-list', 'leave-all', 'return'], 'Choose one') }),
  form: { goTo: page },
  limit: { most: 60, minutes: 10 },
  response: z.object({ standing: SubscriptionStanding }),
});

/** Leaving all lists by one press in a mail program (RFC 8058), which posts a form and wants no page. */
export const unsubscribeByOneClick = defineEndpoint({
  method: 'POST',
  path: '/api/mail-preferences/:token/leaving',
  access: 'public',
  params: byToken,
  form: {},
  response: 'nothing',
});

/** The same address followed as a link, by a person or a scanner: leads to the page, and changes nothing. */
export const openLeaving = defineEndpoint({
  method: 'GET',
  path: '/api/mail-preferences/:token/leaving',
  access: 'public',
  params: byToken,
  response: 'redirect',
});

/** Erases what the newsletter stores of a person, for good. A mark without the address keeps imports from bringing it back. */
export const erasePerson = defineEndpoint({
  method: 'POST',
  path: '/api/mail-preferences/:token/erasure',
  access: 'public',
  params: byToken,
  body: z.object({ agreed: z.string('Tick the box to erase').check(z.minLength(1, 'Tick the box to erase')) }),
  form: { goTo: page },
  limit: { most: 60, minutes: 10 },
  response: 'nothing',
});
