import * as z from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { page, pageSizeUpTo, search } from './list-query.ts';
import { maxCharacters } from './max-characters.ts';

/**
 * Soft bounces in a row after which an address is suppressed, if the first and the last email are at least
 * `softBounceDays` apart: longer than mail servers retry, so that one outage suppresses nobody. See decision 059.
 */
export const softBounces = 5;
export const softBounceDays = 7;

/**
 * An address that no list mails. `left`, `complained` and `erased` come from the subscriber, `bounced` from mail servers;
 * staff can lift `staff` and `bounced`.
 */
export const Suppression = z.object({
  /** A hash of the address. */
  id: z.string(),
  /** Null when the subscriber had it erased. */
  email: z.nullable(z.string()),
  kind: z.enum(['left', 'bounced', 'complained', 'erased', 'staff']),
  /** The words of staff, or of the mail server; null without any. */
  reason: z.nullable(z.string()),
  /** The email address of the staff member who suppressed it. */
  by: z.nullable(z.string()),
  since: z.iso.datetime(),
});
export type Suppression = z.infer<typeof Suppression>;

/**
 * Lists suppressed addresses, the newest first, 50 on a page by default. `search` is a part of an address; a complete
 * address also finds its erased suppression. `total` counts what the search finds.
 */
export const listSuppressions = defineEndpoint({
  method: 'GET',
  path: '/api/suppressions',
  access: 'staff',
  query: z.object({ search, page, pageSize: pageSizeUpTo(200) }),
  response: z.object({ suppressions: z.array(Suppression), total: z.int() }),
});

const longest = 500;

/** Suppresses an address, on a list or not, with the reason of staff. An existing suppression remains unchanged. */
export const suppressAddress = defineEndpoint({
  method: 'POST',
  path: '/api/suppressions',
  access: 'staff',
  body: z.object({
    email: EmailAddress,
    reason: z.nullish(z.string().check(z.trim(), maxCharacters(longest))),
  }),
  status: 201,
  response: z.object({ suppression: Suppression }),
});

/** Lifts a suppression; lists that it unsubscribed the address from mail it again. */
export const liftSuppression = defineEndpoint({
  method: 'DELETE',
  path: '/api/suppressions/:id',
  access: 'staff',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  response: 'nothing',
  errors: { not_by_staff: 409 },
});
