import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** The consent that a sign-up on the site gave. */
export const Consent = z.object({
  listName: z.string(),
  /** The version and the text of the form; null for a client that named none. */
  version: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** The path of the page with the form. */
  page: z.nullable(z.string()),
  /** The visitor's IP address, if the API is configured to store it. */
  ip: z.nullable(z.string()),
  signedUpAt: z.iso.datetime(),
  /** The time of the confirmation by email; null at a list without double opt-in. */
  confirmedAt: z.nullable(z.iso.datetime()),
});
export type Consent = z.infer<typeof Consent>;

/** Lists the consents of a subscriber to a list, the newest first. None for a subscriber added by staff. */
export const listConsents = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists/:listId/subscribers/:id/consents',
  access: 'staff',
  params: z.object({ listId: z.uuid(), id: z.uuid() }),
  response: z.object({ consents: z.array(Consent) }),
});
