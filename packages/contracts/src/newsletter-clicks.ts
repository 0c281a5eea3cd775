import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** For how many days it is kept who followed which link. The figures stay. */
export const clickRetentionDays = 90;

/** How many hours after its beginning a campaign's clicks are shown by. Later ones are counted together. */
export const clickHours = 72;

/** Where a counted link of a message leads. It says so itself, so that the reader gets there whatever is away. */
export const articleOf = (slug: string): string => `/blog/${slug}`;

/** The path of a counted link on the site: whose it is, sealed, and the article. */
export const countedLink = (token: string, slug: string): string => `/r/${token}/${slug}`;

/**
 * Leads to the article at once, and takes note of who followed which link. It leads there with any token: one that is not
 * ours, or of a preview, counts for nothing. Nothing but an article of this site can be reached.
 */
export const followLink = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-clicks/:token/:slug',
  access: 'public',
  params: z.object({
    // None, '.' and '..' cannot stand in an address.
    token: z.string().check(z.regex(/^[^.]/), z.maxLength(200)),
    slug: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(200)),
  }),
  response: 'redirect',
});

/** An article of a campaign, as the message called it. `readers` are different people. */
export const LinkClicks = z.object({
  slug: z.string(),
  title: z.string(),
  readers: z.int(),
  scannerHits: z.int(),
});
export type LinkClicks = z.infer<typeof LinkClicks>;

/** What readers followed. `byHour[n]` is how many first did in the hour that began n hours after sending did. */
export const CampaignClicks = z.object({
  /** People who followed at least one link. */
  readers: z.int(),
  handedOver: z.int(),
  /** Clicks of people, also further ones on the same link. */
  clicks: z.int(),
  scannerHits: z.int(),
  links: z.array(LinkClicks),
  byHour: z.array(z.int()),
  /** Readers who came after the hours that are shown. */
  later: z.int(),
});
export type CampaignClicks = z.infer<typeof CampaignClicks>;

/** The clicks of a campaign that counts them. `not_counted`: this one does not. */
export const getCampaignClicks = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/clicks',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  response: CampaignClicks,
  errors: { not_counted: 409 },
});
