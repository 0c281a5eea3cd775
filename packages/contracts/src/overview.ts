import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { extensibleKind, listOfKnownKinds } from './known-kinds.ts';

/**
 * The kinds of what needs a person, the most urgent first. `late_requests`: not answered in the promised time, and
 * `soon_late_requests`: with a quarter of it left. `unsent_replies`: replies to requests
 * that failed or may not have arrived, without a later one. `late_campaigns`: not confirmed after their time passed.
 * `paused_providers`: mail providers that emails of a campaign wait for.
 * `braked_campaigns`: the system paused them. `returned_campaigns`: implausibly many of their emails came back within a
 * week as addresses that do not exist.
 * `uncertain_campaigns`: nobody knows whether some of their emails arrived. `digest_drafts`: drafted from the posts of a
 * month, and not sent. `waiting_linkedin_posts`: for
 * more than an hour. `old_drafts`: unsaved for two weeks.
 * `expiring_claims`: within 30 days or already. `missing_settings`: parts of the product without their variables.
 */
export const attentionKinds = [
  'late_requests',
  'soon_late_requests',
  'unsent_replies',
  'late_campaigns',
  'braked_campaigns',
  'returned_campaigns',
  'paused_providers',
  'uncertain_campaigns',
  'digest_drafts',
  'failed_linkedin_posts',
  'waiting_linkedin_posts',
  'missing_settings',
  'expiring_claims',
  'old_drafts',
] as const;

/**
 * One request, campaign, post, claim or part of the product. `at`: when a request is late, a campaign was due, a draft
 * was last saved, a pause ends, or a claim ends. `count`: emails whose outcome is unknown, or that wait, or posts of a
 * digest.
 */
export const AttentionItem = z.object({
  id: z.string(),
  title: z.string(),
  at: z.nullable(z.iso.datetime()),
  count: z.nullable(z.int()),
});
export type AttentionItem = z.infer<typeof AttentionItem>;

/** Everything of one kind: `total` counts it, `items` has the most urgent five. */
export const Attention = z.object({
  kind: extensibleKind(attentionKinds),
  total: z.int(),
  items: z.array(AttentionItem),
});
export type Attention = z.infer<typeof Attention>;

/**
 * The events of one day in UTC. `views` are those of articles. `emails` are those of the campaigns that began on the day,
 * and `sequenceEmails` those of sequences that a mail server accepted. `joined` counts a person once for each list. `promised`
 * counts the requests of the day that were answered or are late, and `answeredInTime` those of them answered in time.
 */
export const OverviewDay = z.object({
  date: z.iso.date(),
  joined: z.int(),
  left: z.int(),
  emails: z.int(),
  /** An API of an earlier release omits it. */
  sequenceEmails: z.optional(z.int()),
  requests: z.int(),
  /** An API of an earlier release omits it. */
  promised: z.optional(z.int()),
  answeredInTime: z.int(),
  views: z.int(),
});
export type OverviewDay = z.infer<typeof OverviewDay>;

const comingKinds = ['post', 'campaign'] as const;
const Coming = z.object({
  kind: extensibleKind(comingKinds),
  id: z.uuid(),
  title: z.string(),
  at: z.iso.datetime(),
});

/**
 * Returns what needs a person, the last 30 days up to today, the next posts and campaigns, and the articles with the
 * most views. A kind of attention without items is left out.
 */
export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/api/overview',
  access: 'staff',
  response: z.object({
    attention: listOfKnownKinds(attentionKinds, Attention),
    days: z.array(OverviewDay),
    comingUp: listOfKnownKinds(comingKinds, Coming),
    mostRead: z.array(z.object({ slug: z.string(), title: z.string(), views: z.int() })),
  }),
});

/** The highest count of `getWaitingCounts`: counting more would cost more than it tells. */
export const mostWaiting = 1_000;

/** Returns the numbers beside the console's navigation: open requests and drafts, each at most `mostWaiting`. */
export const getWaitingCounts = defineEndpoint({
  method: 'GET',
  path: '/api/overview/waiting',
  access: 'staff',
  response: z.object({ requests: z.int(), drafts: z.int() }),
});
