import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * What became of one recipient. `handing`: being given to the mail server now. `retry`: it asked to be tried later.
 * `uncertain`: given to the mail server, whose answer was never seen. `skipped`: not to be mailed; `reason` says why.
 */
export const DeliveryStatus = z.enum(['queued', 'handing', 'handed_over', 'refused', 'retry', 'uncertain', 'skipped']);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

/** What one recipient followed. Scanners are programs that look at links before, or instead of, the person. */
export const DeliveryClicks = z.object({
  /** When the person first followed a link; null where they followed none. */
  firstAt: z.nullable(z.iso.datetime()),
  /** How many articles they opened. */
  links: z.int(),
  scannerHits: z.int(),
});
export type DeliveryClicks = z.infer<typeof DeliveryClicks>;

/** One recipient's row in a campaign's ledger. `id` counts from 1 in its campaign; `answer` is what the mail server said. */
export const Delivery = z.object({
  campaignId: z.uuid(),
  id: z.int(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  status: DeliveryStatus,
  reason: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  attempts: z.int(),
  firstAttemptAt: z.nullable(z.iso.datetime()),
  retryAt: z.nullable(z.iso.datetime()),
  resentBy: z.nullable(z.string()),
  resentAt: z.nullable(z.iso.datetime()),
  changedAt: z.iso.datetime(),
  /** Null where clicks were not counted, or are not kept for single people any more. */
  clicks: z.nullable(DeliveryClicks),
});
export type Delivery = z.infer<typeof Delivery>;

const byCampaign = z.object({ id: z.uuid() });

/** A page of a campaign's ledger: 100 rows in the order of ids. `next` is what to ask for as `after`, null on the last page. */
export const listDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/deliveries',
  access: 'staff',
  params: byCampaign,
  query: z.object({
    status: z.optional(DeliveryStatus),
    /** The beginning of an address, without regard to case. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    after: z.optional(z.coerce.number<number>().check(z.multipleOf(1), z.gte(0), z.lte(2_147_483_647))),
  }),
  response: z.object({ deliveries: z.array(Delivery), next: z.nullable(z.int()) }),
});

/**
 * Has uncertain ones sent once more, under the Message-ID they had: whoever got the first may see it twice.
 * Each at most once; who chose it is kept. `resent` counts those that were still to be had.
 */
export const resendUncertain = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/deliveries/uncertain-resend',
  access: 'staff',
  params: byCampaign,
  body: z.union([
    z.object({ ids: z.array(z.int()).check(z.minLength(1, 'Choose at least one'), z.maxLength(10_000)) }),
    z.object({ all: z.literal(true) }),
  ]),
  response: z.object({ resent: z.int() }),
  errors: { wrong_moment: 409 },
});

/** Whether somebody got it: an address in the ledgers of all campaigns, newest first, with the campaign's name. At most 200. */
export const findDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-deliveries',
  access: 'staff',
  query: z.object({ email: z.string().check(z.trim(), z.minLength(1, 'Write an address'), z.maxLength(254)) }),
  response: z.object({ deliveries: z.array(z.extend(Delivery, { campaignName: z.string() })) }),
});
