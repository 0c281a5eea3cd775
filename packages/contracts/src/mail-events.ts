import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * What a mail service tells afterwards: a message came back, or was called spam. Three services are understood, each
 * with its own proof of who speaks: a form of ours, signed as Standard Webhooks say (`webhook-id`, `webhook-timestamp`,
 * `webhook-signature` over `id.timestamp.body`); Postmark, with the secret as the password of basic authentication; and
 * Amazon SES by way of SNS, whose signature is checked by its certificate. The body is taken as it comes.
 */
export const receiveMailEvents = defineEndpoint({
  method: 'POST',
  path: '/api/mail-events',
  access: 'public',
  body: z.string(),
  response: 'nothing',
  errors: { not_proven: 401 },
});

/** One event in the form of ours: `{ "events": [...] }`. `isFinal`: the address will never take mail. */
export const MailEvent = z.object({
  kind: z.enum(['bounced', 'complained']),
  email: z.string().check(z.minLength(3), z.maxLength(320)),
  isFinal: z.optional(z.boolean()),
  detail: z.optional(z.string().check(z.maxLength(1_000))),
});
export type MailEvent = z.infer<typeof MailEvent>;
