import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { CampaignCounts } from './campaign.ts';
import { ReplyKind } from './reply-kinds.ts';

/** The pause of a provider: it gets no newsletter emails until then. `sentence` is its reason, for staff. */
const ProviderPause = z.object({ until: z.iso.datetime(), sentence: z.string() });

/**
 * A mail provider and its limits, for all workers together; 0: no limit. `key` names it in URLs: a short name, or the
 * domain of its mail servers. `rate`: emails per second now, `perSecond` halved `level` times. `cause` and `sentence`:
 * the last reply that slowed or paused it; null once it is treated as usual again.
 */
export const MailProvider = z.object({
  key: z.string(),
  name: z.string(),
  connections: z.int(),
  perSecond: z.number(),
  level: z.int(),
  rate: z.number(),
  pausedUntil: z.nullable(z.iso.datetime()),
  cause: z.nullable(ReplyKind),
  sentence: z.nullable(z.string()),
});
export type MailProvider = z.infer<typeof MailProvider>;

/**
 * The warm-up of a provider today: its day of the plan (0 or less before it begins), the emails that it got and may get,
 * and the moment of the next budget. `heldBecause`: the reaction of yesterday that keeps the budget from growing.
 */
const WarmUpToday = z.object({
  day: z.int(),
  days: z.int(),
  sent: z.int(),
  budget: z.int(),
  heldBecause: z.nullable(z.string()),
  nextAt: z.iso.datetime(),
});
export type WarmUpToday = z.infer<typeof WarmUpToday>;

/**
 * The warm-up of a new domain or address from its first day in UTC: the planned emails of each day to a provider, and
 * the providers whose plan is not over. `other`: all others together, which get half as much again.
 */
export const WarmUp = z.object({
  from: z.iso.date(),
  plan: z.array(z.int()),
  providers: z.array(z.extend(WarmUpToday, { key: z.string(), name: z.string() })),
});
export type WarmUp = z.infer<typeof WarmUp>;

/**
 * The recipients of a campaign at one provider, by outcome. `other`: all providers without limits of their own.
 * `pauses`: of the provider, or for `other` of those that hold back emails of this campaign. `warmUp`: while emails are
 * left, and the provider is warming up.
 */
export const CampaignProvider = z.object({
  key: z.string(),
  name: z.string(),
  counts: CampaignCounts,
  pauses: z.array(z.extend(ProviderPause, { key: z.string(), name: z.string() })),
  warmUp: z.nullable(WarmUpToday),
});
export type CampaignProvider = z.infer<typeof CampaignProvider>;

/**
 * Lists the providers with limits of their own (none when emails are not paced by provider), then others that are
 * slowed or paused now.
 */
export const listMailProviders = defineEndpoint({
  method: 'GET',
  path: '/api/mail-providers',
  access: 'staff',
  response: z.object({ providers: z.array(MailProvider) }),
});

/** Returns the warm-up; null without one, and when it is over. */
export const getWarmUp = defineEndpoint({
  method: 'GET',
  path: '/api/mail-providers/warm-up',
  access: 'staff',
  response: z.object({ warmUp: z.nullable(WarmUp) }),
});

/** Ends the pause of a provider: emails that wait for it are due at once. */
export const resumeMailProvider = defineEndpoint({
  method: 'POST',
  path: '/api/mail-providers/:provider/resumption',
  access: 'staff',
  params: z.object({ provider: z.string().check(z.maxLength(253)) }),
  response: z.object({ provider: MailProvider }),
  errors: { not_paused: 404 },
});

/** Returns the progress of a campaign by provider, the one with the most recipients first and `other` last. */
export const getCampaignProviders = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/providers',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  response: z.object({ providers: z.array(CampaignProvider) }),
});
