import * as z from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { formAddresses } from './form-choices.ts';

/** A website sign-up. `website` is a honeypot: people do not see it, so only bots fill it in. */
export const NewsletterSignUp = z.object({
  email: EmailAddress,
  website: z.optional(z.string()),
  /** The version of the form's text, of `newsletterConsents`; any other is ignored. */
  consent: z.optional(z.string()),
  /** The path of the page with the form; anything else is ignored. */
  page: z.optional(z.string()),
});
export type NewsletterSignUp = z.infer<typeof NewsletterSignUp>;

/**
 * Signs an address up for the newsletter. The response is the same for a new and a known address. `needsConfirmation`:
 * the list has double opt-in, so an email asks for a confirmation.
 */
export const signUpForNewsletter = defineEndpoint({
  method: 'POST',
  path: formAddresses.newsletter,
  access: 'public',
  audit: { none: 'a visitor sends it, and its row is the record' },
  body: NewsletterSignUp,
  form: { goTo: '/potholes-report' },
  limit: { most: 10, minutes: 10 },
  response: z.object({ message: z.string(), needsConfirmation: z.optional(z.boolean()) }),
});
