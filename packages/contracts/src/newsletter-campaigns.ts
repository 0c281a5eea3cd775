import * as z from 'zod/mini';
import { Campaign, CampaignProgress, oneCampaign, staffOnCampaign } from './campaign.ts';
import { someAudience } from './campaign-audience.ts';
import { asSeen, composingErrors, draftFields, somePosts, unfitContent } from './campaign-draft.ts';
import { CampaignFilter, CampaignTotals } from './campaign-filter.ts';
import { CampaignPreview } from './campaign-previews.ts';
import { equalVariants, someSubject, variantInQuery } from './campaign-variants.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { page, pageSizeUpTo, search } from './list-query.ts';

/**
 * The body that creates a campaign: name, subject, a list or a segment, and blocks or posts are required. With `blocks`,
 * `blogPostIds` is ignored: the posts are those of the blocks. Without them, the posts are the blocks. Clicks are not
 * counted by default. Subject, preheader, texts and buttons may have merge fields: see `merge-fields.ts`. With two or more
 * `subjects` the campaign is an A/B test, and `subject` may be omitted.
 */
export const CampaignDraft = z.object(draftFields).check(someAudience, somePosts(true), someSubject, equalVariants);
export type CampaignDraft = z.infer<typeof CampaignDraft>;

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
  ...staffOnCampaign,
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
  ...staffOnCampaign,
  body: z.extend(z.partial(z.object(draftFields)), asSeen).check(somePosts(false), equalVariants),
  response: oneCampaign,
  errors: { not_a_draft: 409, changed_meanwhile: 409, no_audience: 422, unequal_variants: 422, ...unfitContent },
});

/** Deletes a draft, or a campaign that was cancelled before it started. A started campaign remains with its ledger. */
export const deleteCampaign = defineEndpoint({
  method: 'DELETE',
  path: '/api/newsletter-campaigns/:id',
  ...staffOnCampaign,
  response: 'nothing',
  errors: { not_a_draft: 409 },
});

/** Renders the message for one subscriber, or for one without a name when none is given; of the first variant, or another. */
export const previewCampaign = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/preview',
  ...staffOnCampaign,
  query: z.object({ subscriberId: z.optional(z.uuid()), variant: variantInQuery }),
  response: CampaignPreview,
  errors: composingErrors,
});

/**
 * Sends the message to the current user. `not_taken`: the mail server rejected it, and the message gives the reason.
 */
export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/test-mail',
  ...staffOnCampaign,
  response: z.object({ to: z.string() }),
  errors: { not_taken: 502, ...composingErrors },
});

/** Copies a campaign of any status as a draft with " (copy)" after its name. */
export const copyCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/copies',
  ...staffOnCampaign,
  status: 201,
  response: oneCampaign,
});
