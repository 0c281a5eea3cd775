import * as z from 'zod/mini';

/** The campaigns in a list by status: `scheduled` includes those that are late, and `sending` those that are paused. */
export const CampaignFilter = z.enum(['draft', 'scheduled', 'sending', 'sent', 'cancelled']);
export type CampaignFilter = z.infer<typeof CampaignFilter>;

/** The number of all campaigns, and by filter. An API of an earlier release has only the first two. */
export const CampaignTotals = z.object({
  all: z.int(),
  sent: z.int(),
  draft: z.optional(z.int()),
  scheduled: z.optional(z.int()),
  sending: z.optional(z.int()),
  cancelled: z.optional(z.int()),
});
export type CampaignTotals = z.infer<typeof CampaignTotals>;
