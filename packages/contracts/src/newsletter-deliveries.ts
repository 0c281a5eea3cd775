import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { ReplyKind } from './reply-kinds.ts';

/**
 * The outcome of one recipient. `handing`: being submitted now. `retry`: the mail server asked to retry later.
 * `uncertain`: submitted without a response. `skipped`: not to be mailed; `reason` says why.
 */
export const DeliveryStatus = z.enum(['queued', 'handing', 'handed_over', 'refused', 'retry', 'uncertain', 'skipped']);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

/** The clicks of one recipient. Scanners are programs that check links before, or instead of, the person. */
export const DeliveryClicks = z.object({
  /** The time of the person's first click; null without one. */
  firstAt: z.nullable(z.iso.datetime()),
  /** The number of links they followed. */
  links: z.int(),
  scannerHits: z.int(),
});
export type DeliveryClicks = z.infer<typeof DeliveryClicks>;

/** The cause of a failed delivery, and a sentence about it for staff. */
const DeliveryFailure = z.object({ kind: ReplyKind, sentence: z.string() });

/**
 * One recipient's row in a campaign's ledger. `id` counts from 1 per campaign; `answer` is the mail server's response.
 */
export const Delivery = z.object({
  campaignId: z.uuid(),
  id: z.int(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  status: DeliveryStatus,
  reason: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  /** Null when nothing failed; an API of an earlier release omits it. */
  failure: z.optional(z.nullable(DeliveryFailure)),
  attempts: z.int(),
  firstAttemptAt: z.nullable(z.iso.datetime()),
  retryAt: z.nullable(z.iso.datetime()),
  resentBy: z.nullable(z.string()),
  resentAt: z.nullable(z.iso.datetime()),
  changedAt: z.iso.datetime(),
  /** The variant of an A/B test; null without one, or before the decision. An earlier release omits it. */
  variant: z.optional(z.nullable(z.int())),
  /** Null when clicks were not counted, or are no longer stored per recipient. */
  clicks: z.nullable(DeliveryClicks),
});
export type Delivery = z.infer<typeof Delivery>;

const byCampaign = z.object({ id: z.uuid() });

/**
 * Returns a page of a campaign's ledger: 100 rows ordered by ID. `next` is the value for `after`, null on the last
 * page. The ledger of an archived campaign has no rows to list: each is found by its address.
 */
export const listDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/deliveries',
  access: 'staff',
  params: byCampaign,
  query: z.object({
    status: z.optional(DeliveryStatus),
    /** The beginning of an address, case-insensitive. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    after: z.optional(z.coerce.number<number>().check(z.multipleOf(1), z.gte(0), z.lte(2_147_483_647))),
  }),
  response: z.object({
    deliveries: z.array(Delivery),
    next: z.nullable(z.int()),
    /** An earlier release omits it. */
    isArchived: z.optional(z.boolean()),
  }),
});

/**
 * Counts a campaign's failed deliveries by cause, the most frequent first: rejected ones, those to be retried
 * (`retried`), and those that came back.
 */
export const countFailures = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/failures',
  access: 'staff',
  params: byCampaign,
  response: z.object({ failures: z.array(z.object({ kind: ReplyKind, count: z.int(), retried: z.int() })) }),
});

const resend = <const Path extends string>(path: Path) =>
  ({
    method: 'POST',
    path: `/api/newsletter-campaigns/:id/deliveries/${path}`,
    access: 'staff',
    params: byCampaign,
    body: z.union([
      z.object({ ids: z.array(z.int()).check(z.minLength(1, 'Choose at least one'), z.maxLength(10_000)) }),
      z.object({ all: z.literal(true) }),
    ]),
    response: z.object({ resent: z.int() }),
    errors: { wrong_moment: 409 },
  }) as const;

/**
 * Resends uncertain messages with the same Message-ID: a recipient who got the first one may see it twice. Each at
 * most once; the staff member is stored. `resent` counts those that were still available.
 */
export const resendUncertain = defineEndpoint(resend('uncertain-resend'));

/**
 * Resends rejected messages, as often as they are rejected: no server accepted one. Those to suppressed addresses stay
 * rejected, and so do those of which an uncertain copy may have arrived.
 */
export const resendRejected = defineEndpoint(resend('rejected-resend'));

/**
 * Lifts the suppressions that the emails of a campaign caused, by a rejection or a bounce: a mail server was wrong about
 * its readers. `lifted` counts them.
 */
export const liftSuppressionsOfCampaign = defineEndpoint({
  method: 'DELETE',
  path: '/api/newsletter-campaigns/:id/suppressions',
  access: 'staff',
  permission: 'suppressions:write',
  params: byCampaign,
  response: z.object({ lifted: z.int() }),
});

/**
 * Finds an address in the ledgers of all campaigns, also in archived ones, newest first, with the campaign's name. At
 * most 200. 503 while the archive cannot be read.
 */
export const findDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-deliveries',
  access: 'staff',
  query: z.object({ email: z.string().check(z.trim(), z.minLength(1, 'Write an address'), z.maxLength(254)) }),
  response: z.object({ deliveries: z.array(z.extend(Delivery, { campaignName: z.string() })) }),
  errors: { archive_unreachable: 503 },
});
