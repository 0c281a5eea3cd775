import * as z from 'zod/mini';
import { audienceFields } from './campaign-audience.ts';
import { CampaignBlock, CampaignBlocks, campaignLimits, CampaignTemplate } from './campaign-blocks.ts';
import { givenTime } from './given-time.ts';
import { webVersionFields } from './campaign-web-version.ts';
import { subjectText, testLimits, variantFields } from './campaign-variants.ts';
import { maxCharacters } from './max-characters.ts';

const requiredText = (maxLength: number, sentence: string) =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), maxCharacters(maxLength));

const oneLine = (sentence: string) => z.regex(/^[^\r\n]*$/, sentence);

/** The fields of a draft. */
export const draftFields = {
  name: requiredText(200, 'Write a name'),
  /** The first of `subjects`, if there are some. */
  subject: z.optional(subjectText),
  ...variantFields,
  ...webVersionFields,
  ...audienceFields,
  blogPostIds: z.optional(
    z
      .array(z.uuid('Choose posts'), 'Choose at least one post')
      .check(z.maxLength(campaignLimits.posts, `Choose at most ${campaignLimits.posts} posts`)),
  ),
  tracksClicks: z.optional(z.boolean()),
  preheader: z.optional(
    z
      .string()
      .check(z.trim(), maxCharacters(campaignLimits.preheader))
      .check(oneLine('Keep the preheader on one line')),
  ),
  blocks: z.optional(CampaignBlocks),
  template: z.optional(CampaignTemplate),
};

/** Without blocks a campaign consists of posts. Checked beside other errors, so that all messages come at once. */
export const somePosts = <Draft extends { blogPostIds?: unknown; blocks?: unknown }>(areRequired: boolean) =>
  z.refine<Draft>(
    ({ blogPostIds, blocks }) =>
      blocks !== undefined ||
      (blogPostIds === undefined ? !areRequired : !Array.isArray(blogPostIds) || blogPostIds.length > 0),
    {
      path: ['blogPostIds'],
      error: 'Choose at least one post',
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  );

/** Content that is still being written: incomplete blocks are left out of the preview. */
export const unfinishedContent = {
  subject: z.optional(z.string().check(z.maxLength(200))),
  /** The name of a variant's sender; empty: the usual one. */
  senderName: z.optional(z.string().check(z.maxLength(testLimits.senderName))),
  preheader: z.optional(z.string().check(z.maxLength(campaignLimits.preheader))),
  blocks: z.optional(z.array(CampaignBlock).check(z.maxLength(campaignLimits.blocks))),
  template: z.optional(CampaignTemplate),
  tracksClicks: z.optional(z.boolean()),
  hasWebLink: z.optional(z.boolean()),
};

/** The change that a person saw: the `updatedAt` of the campaign on the page. */
export const asSeen = { basedOn: z.optional(givenTime()) };

/** Why a campaign cannot be composed. `too_complex`: a text is nested too deeply, or takes too long to read. */
export const composingErrors = { too_complex: 422 } as const;

/** Why a campaign cannot be started. `changed_meanwhile`: since `basedOn`, or since its pre-flight. */
export const startErrors = {
  already_sent: 409,
  changed_meanwhile: 409,
  must_not_go_out: 422,
  ...composingErrors,
} as const;

/**
 * Content that a campaign cannot have. `no_such_list`, `no_such_segment`, `no_such_post`, `no_such_image`: the selected one does not exist,
 * or readers cannot see the post. `unknown_merge_field`: the message names its place.
 */
export const unfitContent = {
  no_such_list: 409,
  no_such_segment: 409,
  no_such_post: 409,
  no_such_image: 409,
  unknown_merge_field: 422,
  ...composingErrors,
} as const;
