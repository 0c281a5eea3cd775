import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** Days during which individual clicks are stored. The statistics remain. */
export const clickRetentionDays = 90;

/** Clicks are shown by the hour for this many hours after the start of a campaign. Later ones are counted together. */
export const clickHours = 72;

/**
 * Redirects to the address of a link in a text or a button, and records the click. Only addresses that the campaign has
 * can be reached; `not_found`: an invalid token, or no such link.
 */
export const followBlockLink = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-clicks/:token/links/:number',
  access: 'public',
  params: z.object({
    token: z.string().check(z.regex(/^[^.]/), z.maxLength(200)),
    number: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
  }),
  response: 'redirect',
  errors: { not_found: 404 },
});

/**
 * Redirects to the article immediately, and records the click. It redirects with any token: one that is invalid, or of
 * a preview, is not counted. The target is always an article of this site.
 */
export const followLink = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-clicks/:token/:slug',
  access: 'public',
  params: z.object({
    // An empty value, '.' and '..' are not valid in a path.
    token: z.string().check(z.regex(/^[^.]/), z.maxLength(200)),
    slug: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(200)),
  }),
  response: 'redirect',
});

/**
 * A counted link of a campaign: an article with its title in the message, or a link of a text or a button with its label
 * and its address. `block`: the number of its block; null for emails of earlier releases. `readers` are distinct.
 */
export const LinkClicks = z.object({
  slug: z.string(),
  title: z.string(),
  url: z.nullable(z.string()),
  block: z.nullable(z.int()),
  readers: z.int(),
  scannerHits: z.int(),
});
export type LinkClicks = z.infer<typeof LinkClicks>;

/**
 * The clicks of a campaign's readers. `byHour[n]` counts first clicks in the hour that began n hours after the start.
 */
export const CampaignClicks = z.object({
  /** Recipients who followed at least one link. */
  readers: z.int(),
  handedOver: z.int(),
  /** Clicks of people, including repeated ones on the same link. */
  clicks: z.int(),
  scannerHits: z.int(),
  links: z.array(LinkClicks),
  byHour: z.array(z.int()),
  /** Readers who came after the hours that are shown. */
  later: z.int(),
});
export type CampaignClicks = z.infer<typeof CampaignClicks>;

/** Returns the clicks of a campaign. `not_counted`: this one does not count them. */
export const getCampaignClicks = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/clicks',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  response: CampaignClicks,
  errors: { not_counted: 409 },
});
