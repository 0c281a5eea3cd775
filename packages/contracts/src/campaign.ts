import * as z from 'zod/mini';
import { PausedBecause } from './campaign-brake.ts';
import { CampaignBlock, CampaignTemplate } from './campaign-blocks.ts';
import { shownWebVersion } from './campaign-web-version.ts';
import { shownVariants } from './campaign-variants.ts';

/**
 * The status of a campaign. `late`: the pre-flight stopped it at its scheduled time, or that time passed more than
 * `minutesOfGrace` ago; it waits for a staff member's confirmation. `sent`: nothing is left to submit.
 */
export const CampaignStatus = z.enum(['draft', 'scheduled', 'late', 'sending', 'paused', 'sent', 'cancelled']);
export type CampaignStatus = z.infer<typeof CampaignStatus>;

/** A campaign in lists. `recipientCount` is 0 until it is sent, then the number of recipients. */
export const Campaign = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string(),
  /** The first list; null for a campaign to segments only. */
  emailListId: z.nullable(z.uuid()),
  /** The name of the first list, also after it was deleted; empty without one. */
  emailListName: z.string(),
  /** All lists in order. An API of an earlier release omits this and the next three. */
  emailListIds: z.optional(z.array(z.uuid())),
  segmentIds: z.optional(z.array(z.uuid())),
  excludedListIds: z.optional(z.array(z.uuid())),
  /** The names of all lists and segments in order. */
  audienceNames: z.optional(z.array(z.string())),
  /** The names of the lists whose people get nothing. An API of an earlier release omits it. */
  excludedListNames: z.optional(z.array(z.string())),
  /** The posts among the blocks, in their order. */
  blogPostIds: z.array(z.string()),
  /** The text beside the subject in an inbox; empty: the titles of the posts. An earlier release omits the next three. */
  preheader: z.optional(z.string()),
  /** The message from top to bottom. */
  blocks: z.optional(z.array(CampaignBlock)),
  template: z.optional(CampaignTemplate),
  ...shownVariants,
  ...shownWebVersion,
  status: CampaignStatus,
  recipientCount: z.int(),
  /** True when links are counted: see newsletter-clicks. */
  tracksClicks: z.boolean(),
  sentAt: z.nullable(z.iso.datetime()),
  scheduledAt: z.nullable(z.iso.datetime()),
  startedAt: z.nullable(z.iso.datetime()),
  finishedAt: z.nullable(z.iso.datetime()),
  /** Set while the system has it paused; an API of an earlier release omits it. */
  pausedBecause: z.optional(z.nullable(PausedBecause)),
  /** The sequence whose step it is; null for an issue of the newsletter. An API of an earlier release omits it. */
  sequenceId: z.optional(z.nullable(z.uuid())),
  createdBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Campaign = z.infer<typeof Campaign>;

/** The number of recipients per outcome. `queued` includes those in flight; `retry` are tried again later. */
export const CampaignCounts = z.object({
  queued: z.int(),
  handedOver: z.int(),
  refused: z.int(),
  retry: z.int(),
  uncertain: z.int(),
  skipped: z.int(),
});
export type CampaignCounts = z.infer<typeof CampaignCounts>;

/** The progress of a campaign. Null when unknown: before it is sent, or while it does not progress. */
export const CampaignProgress = z.object({
  counts: CampaignCounts,
  /** The recipients in the ledger while it is being written, of those expected; nothing is sent before it is complete. */
  preparing: z.optional(z.nullable(z.object({ written: z.int(), of: z.int() }))),
  /** Seconds that `undoSending` is still possible, rounded up; 0 when it is not. */
  undoSecondsLeft: z.optional(z.int()),
  /** Recipients among `queued` who wait for the decision of an A/B test. */
  waiting: z.optional(z.int()),
  /** Messages per second since sending started. */
  perSecond: z.nullable(z.number()),
  /** Seconds until all are submitted, at that rate. */
  secondsLeft: z.nullable(z.int()),
});
export type CampaignProgress = z.infer<typeof CampaignProgress>;

/** The call of a member of the staff on one campaign, by its id. */
export const staffOnCampaign = { access: 'staff', params: z.object({ id: z.uuid() }) } as const;

/** The response with one campaign. */
export const oneCampaign = z.object({ campaign: Campaign });
