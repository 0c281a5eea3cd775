import * as z from 'zod/mini';
import { isSafeUrl } from './rich-text/document.ts';
import { maxCharacters } from './max-characters.ts';

/** The most of each: blocks of a campaign, posts among them, and characters of the texts. */
export const campaignLimits = {
  blocks: 100,
  posts: 50,
  preheader: 200,
  html: 20_000,
  alt: 500,
  buttonText: 80,
  url: 2_000,
} as const;

/** Returns true for the target of a button: a web address, an email address, a phone number, or a path of the site. */
export const isButtonUrl = (url: string): boolean =>
  /^(?:https?:\/\/[^\s/]|mailto:|tel:|\/(?![/\\]))\S*$/i.test(url) && isSafeUrl(url) && !url.includes('{{');

/** A rich text. Paragraphs, headings, lists, quotes, bold, italic and links are stored, anything else as its text. */
export const TextBlock = z.object({
  type: z.literal('text'),
  html: z.string().check(maxCharacters(campaignLimits.html)),
});

/** A picture of the library. An empty `alt` is the text that the library has. */
export const ImageBlock = z.object({
  type: z.literal('image'),
  imageId: z.uuid('Choose a picture'),
  alt: z.string().check(z.trim(), maxCharacters(campaignLimits.alt)),
});

export type ImageBlock = z.infer<typeof ImageBlock>;

/** A link that looks like a button. */
export const ButtonBlock = z.object({
  type: z.literal('button'),
  text: z
    .string()
    .check(z.trim(), z.minLength(1, 'Write on the button what it does'), maxCharacters(campaignLimits.buttonText))
    .check(z.regex(/^[^\r\n]*$/, 'Keep the text of a button on one line')),
  url: z
    .string()
    .check(z.trim(), maxCharacters(campaignLimits.url))
    .check(z.refine(isButtonUrl, 'Write where the button leads, such as https://example.com')),
});

export type ButtonBlock = z.infer<typeof ButtonBlock>;

export const DividerBlock = z.object({ type: z.literal('divider') });

export const PostBlock = z.object({ type: z.literal('post'), blogPostId: z.uuid('Choose a post') });

/** One block of a campaign's message. */
export const CampaignBlock = z.discriminatedUnion('type', [
  TextBlock,
  ImageBlock,
  ButtonBlock,
  DividerBlock,
  PostBlock,
]);
export type CampaignBlock = z.infer<typeof CampaignBlock>;

/** The blocks of a message from top to bottom. Words before and after the posts are its introduction and its closing. */
export const CampaignBlocks = z
  .array(CampaignBlock)
  .check(z.maxLength(campaignLimits.blocks, `Use at most ${campaignLimits.blocks} blocks`))
  .check(
    z.refine((blocks) => postIdsIn(blocks).length <= campaignLimits.posts, {
      error: `Choose at most ${campaignLimits.posts} posts`,
    }),
  );

/** Returns the posts of the blocks, in their order. */
export const postIdsIn = (blocks: readonly CampaignBlock[]): string[] =>
  blocks.flatMap((block) => (block.type === 'post' ? block.blogPostId : []));

/**
 * Replaces the posts among the blocks by others, and leaves all other blocks in place: the posts take the places of the
 * earlier ones in order, the rest follows the last of them, and places without a post are removed.
 */
export function replacePosts(blocks: readonly CampaignBlock[], blogPostIds: readonly string[]): CampaignBlock[] {
  const posts = blogPostIds.map((blogPostId) => ({ type: 'post' as const, blogPostId }));
  let used = 0;
  const placed = blocks.flatMap((block): CampaignBlock[] =>
    block.type === 'post' ? posts.slice(used, (used += 1)) : [block],
  );
  const last = placed.findLastIndex(({ type }) => type === 'post');
  return placed.toSpliced(last === -1 ? placed.length : last + 1, 0, ...posts.slice(used));
}

/** Templates of a message: with the brand's head and colors, or like a personal email. */
export const CampaignTemplate = z.enum(['brand', 'plain']);
export type CampaignTemplate = z.infer<typeof CampaignTemplate>;
