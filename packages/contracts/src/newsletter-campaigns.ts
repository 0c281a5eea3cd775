import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * Where a campaign stands. `late`: it was scheduled for a time more than an hour ago, and waits for a person's yes.
 * `sent`: nothing is left to hand over.
 */
export const CampaignStatus = z.enum(['draft', 'scheduled', 'late', 'sending', 'paused', 'sent', 'cancelled']);
export type CampaignStatus = z.infer<typeof CampaignStatus>;

/** A campaign as lists show it. `recipientCount` is 0 until it is sent, then how many were to be mailed. */
export const Campaign = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string(),
  emailListId: z.uuid(),
  /** The name of the list, also when it was deleted since. */
  emailListName: z.string(),
  blogPostIds: z.array(z.string()),
  status: CampaignStatus,
  recipientCount: z.int(),
  /** Whether links to articles are counted: see newsletter-clicks. */
  tracksClicks: z.boolean(),
  sentAt: z.nullable(z.iso.datetime()),
  scheduledAt: z.nullable(z.iso.datetime()),
  startedAt: z.nullable(z.iso.datetime()),
  finishedAt: z.nullable(z.iso.datetime()),
  createdBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Campaign = z.infer<typeof Campaign>;

/** How many recipients came to which outcome. `queued` counts those in hand too; `retry` those that are tried again later. */
export const CampaignCounts = z.object({
  queued: z.int(),
  handedOver: z.int(),
  refused: z.int(),
  retry: z.int(),
  uncertain: z.int(),
  skipped: z.int(),
});
export type CampaignCounts = z.infer<typeof CampaignCounts>;

/** How far a campaign has come. Null where nothing can be said: before it is sent, or while it does not move. */
export const CampaignProgress = z.object({
  counts: CampaignCounts,
  /** Messages a second since sending began. */
  perSecond: z.nullable(z.number()),
  /** Seconds until all are handed over, at that rate. */
  secondsLeft: z.nullable(z.int()),
});
export type CampaignProgress = z.infer<typeof CampaignProgress>;

const requiredText = (maxLength: number, sentence: string) =>
  z
    .string(sentence)
    .check(z.trim(), z.minLength(1, sentence), z.maxLength(maxLength, `Keep this under ${maxLength} characters`));

/** What makes a campaign. All but the switch are required; clicks are not counted unless it says so. */
export const CampaignDraft = z.object({
  name: requiredText(200, 'Write a name'),
  subject: requiredText(200, 'Write a subject').check(z.regex(/^[^\r\n]*$/, 'Keep the subject on one line')),
  emailListId: z.uuid('Choose an email list'),
  blogPostIds: z
    .array(z.uuid('Choose posts'), 'Choose at least one post')
    .check(z.minLength(1, 'Choose at least one post'), z.maxLength(50, 'Choose at most 50 posts')),
  tracksClicks: z.optional(z.boolean()),
});
export type CampaignDraft = z.infer<typeof CampaignDraft>;

/** How long after its time a scheduled campaign still goes out by itself. */
export const minutesOfGrace = 60;

const byId = z.object({ id: z.uuid() });
const oneCampaign = z.object({ campaign: Campaign });

/** Every campaign, newest first. */
export const listCampaigns = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns',
  access: 'staff',
  response: z.object({ campaigns: z.array(Campaign) }),
});

/** Stores a draft. `no_such_list` and `no_such_post`: what was chosen does not exist, or readers cannot see the post. */
export const createCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns',
  access: 'staff',
  body: CampaignDraft,
  status: 201,
  response: oneCampaign,
  errors: { no_such_list: 409, no_such_post: 409 },
});

/** A campaign and how far it has come. */
export const getCampaign = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id',
  access: 'staff',
  params: byId,
  response: z.object({ campaign: Campaign, progress: CampaignProgress }),
});

/** Changes a draft: what is left out stays. Where it was saved since `basedOn`, nothing is stored (`changed_meanwhile`). */
export const changeCampaign = defineEndpoint({
  method: 'PATCH',
  path: '/api/newsletter-campaigns/:id',
  access: 'staff',
  params: byId,
  body: z.extend(z.partial(CampaignDraft), { basedOn: z.optional(z.iso.datetime()) }),
  response: oneCampaign,
  errors: { not_a_draft: 409, changed_meanwhile: 409, no_such_list: 409, no_such_post: 409 },
});

/** Deletes a draft, or a campaign that was cancelled before it was started. What was started is kept with its ledger. */
export const deleteCampaign = defineEndpoint({
  method: 'DELETE',
  path: '/api/newsletter-campaigns/:id',
  access: 'staff',
  params: byId,
  response: 'nothing',
  errors: { not_a_draft: 409 },
});

/** The message as one subscriber will get it, or as somebody without a name where none is given. `bytes` is the size of the whole. */
export const previewCampaign = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/preview',
  access: 'staff',
  params: byId,
  query: z.object({ subscriberId: z.optional(z.uuid()) }),
  response: z.object({ subject: z.string(), html: z.string(), text: z.string(), bytes: z.int() }),
});

/** Sends the message to whoever asks. `not_taken`: the mail server did not take it, and the sentence says why. */
export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/test-mail',
  access: 'staff',
  params: byId,
  response: z.object({ to: z.string() }),
  errors: { not_taken: 502 },
});

/** One thing looked at before sending. `stop`: it must not go out like this. */
export const PreflightCheck = z.object({
  name: z.enum([
    'audience',
    'postal-address',
    'posts',
    'size',
    'plain-text',
    'unsubscribe',
    'links',
    'spf',
    'dkim',
    'dmarc',
  ]),
  outcome: z.enum(['ok', 'warning', 'stop']),
  sentence: z.string(),
});
export type PreflightCheck = z.infer<typeof PreflightCheck>;

/** Looks at everything that can be wrong before it goes out. Takes some seconds: it follows the links and asks DNS. */
export const checkCampaign = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/preflight',
  access: 'staff',
  params: byId,
  response: z.object({ checks: z.array(PreflightCheck) }),
});

/**
 * Begins to send to the list as it is now; the answer comes before the first message goes out.
 * However often and at the same time it is asked for, a campaign begins once: `already_sent` to all others.
 */
export const sendCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/sending',
  access: 'staff',
  params: byId,
  status: 202,
  response: oneCampaign,
  errors: { already_sent: 409, must_not_go_out: 422 },
});

/** Sends a campaign by itself at a time to come, to the list as it is then. A time without `at` takes the schedule back. */
export const scheduleCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/schedule',
  access: 'staff',
  params: byId,
  body: z.object({ at: z.nullable(z.iso.datetime('Choose a day and a time')) }),
  response: oneCampaign,
  errors: { already_sent: 409, must_not_go_out: 422, in_the_past: 422 },
});

const step = (name: 'pause' | 'resume' | 'cancel') =>
  ({
    method: 'POST',
    path: `/api/newsletter-campaigns/:id/${name}`,
    access: 'staff',
    params: byId,
    response: oneCampaign,
    errors: { wrong_moment: 409 },
  }) as const;

/** Stops handing over at once; what the mail server is being given at this moment still goes out. */
export const pauseCampaign = defineEndpoint(step('pause'));

/** Goes on where a pause stopped. */
export const resumeCampaign = defineEndpoint(step('resume'));

/** Ends a campaign for good. Nobody who has not got it will. */
export const cancelCampaign = defineEndpoint(step('cancel'));
