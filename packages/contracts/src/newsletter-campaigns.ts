import * as z from 'zod/mini';
import { someAudience } from './campaign-audience.ts';
import { PausedBecause } from './campaign-brake.ts';
import { CampaignBlock, CampaignTemplate } from './campaign-blocks.ts';
import { asSeen, composingErrors, draftFields, somePosts, startErrors, unfitContent } from './campaign-draft.ts';
import { CampaignFilter, CampaignTotals } from './campaign-filter.ts';
import { CampaignPreview } from './campaign-previews.ts';
import { shownWebVersion } from './campaign-web-version.ts';
import { equalVariants, shownVariants, someSubject, variantInQuery } from './campaign-variants.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { givenTime } from './given-time.ts';
import { page, pageSizeUpTo, search } from './list-query.ts';

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

/**
 * The body that creates a campaign: name, subject, a list or a segment, and blocks or posts are required. With `blocks`,
 * `blogPostIds` is ignored: the posts are those of the blocks. Without them, the posts are the blocks. Clicks are not
 * counted by default. Subject, preheader, texts and buttons may have merge fields: see `merge-fields.ts`. With two or more
 * `subjects` the campaign is an A/B test, and `subject` may be omitted.
 */
export const CampaignDraft = z.object(draftFields).check(someAudience, somePosts(true), someSubject, equalVariants);
export type CampaignDraft = z.infer<typeof CampaignDraft>;

/** Minutes after its time during which a scheduled campaign still starts automatically. */
export const minutesOfGrace = 60;

const byId = z.object({ id: z.uuid() });
const staffOnOne = { access: 'staff', params: byId } as const;
const oneCampaign = z.object({ campaign: Campaign });

/**
 * Lists campaigns, newest first: one page, or without `pageSize` all of them. `search` in names and subjects. `total`
 * counts the matches, and `counts` all campaigns; an API of an earlier release omits them, and returns all campaigns.
 */
export const listCampaigns = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns',
  access: 'staff',
  query: z.object({ search, status: z.optional(CampaignFilter), page, pageSize: pageSizeUpTo(200) }),
  response: z.object({
    campaigns: z.array(Campaign),
    total: z.optional(z.int()),
    counts: z.optional(CampaignTotals),
  }),
});

/** Creates a draft. */
export const createCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns',
  access: 'staff',
  body: CampaignDraft,
  status: 201,
  response: oneCampaign,
  errors: unfitContent,
});

/** Returns a campaign and its progress. */
export const getCampaign = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id',
  ...staffOnOne,
  response: z.object({ campaign: Campaign, progress: CampaignProgress }),
});

/**
 * Updates a draft: omitted fields remain. `blogPostIds` without `blocks` replaces the posts among the blocks. If it was
 * saved since `basedOn`, nothing is stored (`changed_meanwhile`). `subject` alone replaces the first of the subjects.
 * `unequal_variants`: there are not as many names of the sender as subjects.
 */
export const changeCampaign = defineEndpoint({
  method: 'PATCH',
  path: '/api/newsletter-campaigns/:id',
  ...staffOnOne,
  body: z.extend(z.partial(z.object(draftFields)), asSeen).check(somePosts(false), equalVariants),
  response: oneCampaign,
  errors: { not_a_draft: 409, changed_meanwhile: 409, no_audience: 422, unequal_variants: 422, ...unfitContent },
});

/** Deletes a draft, or a campaign that was cancelled before it started. A started campaign remains with its ledger. */
export const deleteCampaign = defineEndpoint({
  method: 'DELETE',
  path: '/api/newsletter-campaigns/:id',
  ...staffOnOne,
  response: 'nothing',
  errors: { not_a_draft: 409 },
});

/** Renders the message for one subscriber, or for one without a name when none is given; of the first variant, or another. */
export const previewCampaign = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/preview',
  ...staffOnOne,
  query: z.object({ subscriberId: z.optional(z.uuid()), variant: variantInQuery }),
  response: CampaignPreview,
  errors: composingErrors,
});

/** Copies a campaign of any status as a draft with " (copy)" after its name. */
export const copyCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/copies',
  ...staffOnOne,
  status: 201,
  response: oneCampaign,
});

/**
 * Sends the message to the current user. `not_taken`: the mail server rejected it, and the message gives the reason.
 */
export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/test-mail',
  ...staffOnOne,
  response: z.object({ to: z.string() }),
  errors: { not_taken: 502, ...composingErrors },
});

/** One pre-flight check. `stop`: the campaign must not be sent like this. */
export const PreflightCheck = z.object({
  name: z.enum([
    'audience',
    'postal-address',
    'posts',
    'pictures',
    'merge-fields',
    'ab-test',
    'size',
    'plain-text',
    'unsubscribe',
    'links',
    'spf',
    'dkim',
    'dmarc',
    'warm-up',
  ]),
  outcome: z.enum(['ok', 'warning', 'stop']),
  sentence: z.string(),
  /** The number of people, in the check of the audience. */
  people: z.optional(z.int()),
});
export type PreflightCheck = z.infer<typeof PreflightCheck>;

/** Runs the pre-flight. Takes some seconds: it requests the links and queries DNS. */
export const checkCampaign = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/preflight',
  ...staffOnOne,
  response: z.object({
    checks: z.array(PreflightCheck),
    /** Seconds after Send during which it can be undone. An API of an earlier release omits it. */
    secondsToUndo: z.optional(z.int()),
  }),
  errors: composingErrors,
});

/**
 * Starts sending to the lists and segments as they are now; responds before the ledger is written. The first message
 * leaves when `secondsToUndo` have passed and the ledger is complete. Repeated and concurrent requests start a campaign
 * once: the others get `already_sent`. If it was changed since `basedOn`, its `updatedAt` on the page, it does not start
 * (`changed_meanwhile`).
 */
export const sendCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/sending',
  ...staffOnOne,
  body: z.object(asSeen),
  status: 202,
  response: oneCampaign,
  errors: startErrors,
});

/**
 * Takes the start of sending back: the campaign is a draft again, and nothing of it has left. `too_late`: its time is
 * over. `wrong_moment`: it is not being sent.
 */
export const undoSending = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/undo',
  ...staffOnOne,
  response: oneCampaign,
  errors: { too_late: 409, wrong_moment: 409 },
});

/**
 * Schedules a campaign for a future time, to the lists as they are then. Without `at` it is unscheduled. `basedOn` as in
 * `sendCampaign`, for a campaign that gets a time.
 */
export const scheduleCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/schedule',
  ...staffOnOne,
  body: z.object({ at: z.nullable(givenTime()), ...asSeen }),
  response: oneCampaign,
  errors: { in_the_past: 422, ...startErrors },
});

const step = (name: 'pause' | 'resume' | 'cancel') =>
  ({
    method: 'POST',
    path: `/api/newsletter-campaigns/:id/${name}`,
    ...staffOnOne,
    response: oneCampaign,
    errors: { wrong_moment: 409 },
  }) as const;

/** Stops submitting immediately; messages being submitted at this moment are still sent. */
export const pauseCampaign = defineEndpoint(step('pause'));

/** Resumes a paused campaign. One that the system paused is paused again when its complaints or blocks have doubled. */
export const resumeCampaign = defineEndpoint(step('resume'));

/** Cancels a campaign for good. Recipients who have not received it never will. */
export const cancelCampaign = defineEndpoint(step('cancel'));
