import { escapeBraces, keepMergeFields } from '@workspace/contracts/merge-fields';
import { countedLink } from '@workspace/contracts/counted-links';
import type { RichInline } from '@workspace/contracts/rich-text/document';
import { mapInlines } from '@workspace/contracts/rich-text/map-inlines';
import { withCountedLinks } from '../content/counted-links.ts';
import { campaignHtml } from './campaign-html.ts';
import { campaignText } from './campaign-text.ts';
import type { BlockInMail, MessageContent, PictureInMail, PostInMail } from '../content/message-content.ts';

/** Stands for the token of the reader while the parts are rendered: braces in the writer's words are escaped there. */
const token = 'the-token-of-this-reader';

/**
 * Renders both parts of a campaign's message, with placeholders for personal data: the product's own, and the merge
 * fields in the writer's words. Text from posts, pictures and lists has none.
 */
export function composeCampaign(content: MessageContent): { html: string; text: string } {
  const plain = {
    ...content,
    subject: keepMergeFields(content.subject),
    preheader: keepMergeFields(content.preheader),
    listName: escapeBraces(content.listName),
    postalAddress: escapeBraces(content.postalAddress),
    blocks: countable(content).map((block) => escapeBlock(block, content)),
  };
  const withToken = (part: string) =>
    part.replaceAll(content.siteUrl + countedLink(token, ''), content.siteUrl + countedLink('{{reader}}', ''));
  return { html: withToken(campaignHtml(plain)), text: withToken(campaignText(plain)) };
}

const countable = (content: MessageContent): readonly BlockInMail[] =>
  content.tracksClicks ? withCountedLinks(content, token) : content.blocks;

function escapeBlock(block: BlockInMail, content: MessageContent): BlockInMail {
  switch (block.type) {
    case 'text':
      return { ...block, document: mapInlines(block.document, (children) => children.map(escapeInline)) };
    case 'image':
      return { ...block, picture: escapePicture(block.picture) };
    case 'button':
      return { ...block, text: keepMergeFields(block.text), url: escapeBraces(block.url) };
    case 'divider':
      return block;
    case 'post':
      return { ...block, post: escapePost(block.post, content) };
  }
}

const escapeInline = (inline: RichInline): RichInline =>
  'type' in inline
    ? { ...inline, children: inline.children.map((run) => ({ ...run, text: keepMergeFields(run.text) })) }
    : { ...inline, text: keepMergeFields(inline.text) };

const escapePicture = (picture: PictureInMail): PictureInMail => ({ ...picture, alt: escapeBraces(picture.alt) });

const escapePost = (post: PostInMail, { siteUrl, tracksClicks }: MessageContent): PostInMail => ({
  title: escapeBraces(post.title),
  excerpt: escapeBraces(post.excerpt),
  category: escapeBraces(post.category),
  readTime: escapeBraces(post.readTime),
  slug: post.slug,
  cover: post.cover && escapePicture(post.cover),
  url: tracksClicks ? siteUrl + countedLink('{{reader}}', post.slug) : post.url,
});
