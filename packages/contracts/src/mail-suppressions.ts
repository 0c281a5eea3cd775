import * as z from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * An address that no list mails. `left`, `complained` and `erased` are the person's word, `bounced` the mail server's;
 * staff take back only `staff`.
 */
export const Suppression = z.object({
  /** A hash of the address. */
  id: z.string(),
  /** Null where the person had it erased. */
  email: z.nullable(z.string()),
  reason: z.enum(['left', 'bounced', 'complained', 'erased', 'staff']),
  /** The email of the staff member who stopped it. */
  by: z.nullable(z.string()),
  since: z.iso.datetime(),
});
export type Suppression = z.infer<typeof Suppression>;

/** Addresses that no list mails, the newest first, at most 100; with `email`, that one if it is among them. */
export const listSuppressions = defineEndpoint({
  method: 'GET',
  path: '/api/mail-suppressions',
  access: 'staff',
  query: z.object({ email: z.optional(EmailAddress) }),
  response: z.object({ suppressions: z.array(Suppression), total: z.int() }),
});

/** Stops all mail to an address, on a list or not. What stopped it before stays as it is. */
export const suppressAddress = defineEndpoint({
  method: 'POST',
  path: '/api/mail-suppressions',
  access: 'staff',
  body: z.object({ email: EmailAddress }),
  status: 201,
  response: z.object({ suppression: Suppression }),
});

/** Takes back what staff stopped; lists that it took the person off mail them again. */
export const liftSuppression = defineEndpoint({
  method: 'DELETE',
  path: '/api/mail-suppressions/:id',
  access: 'staff',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  response: 'nothing',
  errors: { not_by_staff: 409 },
});
