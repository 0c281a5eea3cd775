import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * Receives bounces and complaints from mail services. Supports three, each with its own signature verification: our
 * own format, signed with Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature` over
 * `id.timestamp.body`); Postmark, with the secret as the password of basic authentication; and Amazon SES through SNS,
 * with a signature verified by its certificate. The body is read raw.
 */
export const receiveMailEvents = defineEndpoint({
  method: 'POST',
  path: '/api/mail-events',
  access: 'public',
  audit: { none: 'the suppression that it stores is the record' },
  body: z.string(),
  response: 'nothing',
  errors: { not_proven: 401 },
});

/** One event in our own format: `{ "events": [...] }`. `isFinal`: the address will never accept email. */
export const MailEvent = z.object({
  kind: z.enum(['bounced', 'complained']),
  email: z.string().check(z.minLength(3), z.maxLength(320)),
  isFinal: z.optional(z.boolean()),
  detail: z.optional(z.string().check(z.maxLength(1_000))),
});
export type MailEvent = z.infer<typeof MailEvent>;
