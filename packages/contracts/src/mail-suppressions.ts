import * as z from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * An address that no list mails. `left`, `complained` and `erased` come from the subscriber, `bounced` from the mail
 * server; staff can lift only `staff`.
 */
export const Suppression = z.object({
  /** A hash of the address. */
  id: z.string(),
  /** Null when the subscriber had it erased. */
  email: z.nullable(z.string()),
  reason: z.enum(['left', 'bounced', 'complained', 'erased', 'staff']),
  /** The email address of the staff member who suppressed it. */
  by: z.nullable(z.string()),
  since: z.iso.datetime(),
});
export type Suppression = z.infer<typeof Suppression>;

/** Lists suppressed addresses, the newest first, at most 100; with `email`, only that one. */
export const listSuppressions = defineEndpoint({
  method: 'GET',
  path: '/api/mail-suppressions',
  access: 'staff',
  query: z.object({ email: z.optional(EmailAddress) }),
  response: z.object({ suppressions: z.array(Suppression), total: z.int() }),
});

/** Suppresses an address, on a list or not. An existing suppression remains unchanged. */
export const suppressAddress = defineEndpoint({
  method: 'POST',
  path: '/api/mail-suppressions',
  access: 'staff',
  body: z.object({ email: EmailAddress }),
  status: 201,
  response: z.object({ suppression: Suppression }),
});

/** Lifts a staff suppression; lists that it unsubscribed the address from mail it again. */
export const liftSuppression = defineEndpoint({
  method: 'DELETE',
  path: '/api/mail-suppressions/:id',
  access: 'staff',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  response: 'nothing',
  errors: { not_by_staff: 409 },
});
