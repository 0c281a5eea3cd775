import { brand } from '@workspace/contracts/brand';
import type { CampaignTemplate } from '@workspace/contracts/campaign-blocks';
import type { RichDocument } from '@workspace/contracts/rich-text/document';

/** A picture in a message: its absolute address, its size in CSS pixels, and its alt text. */
export interface PictureInMail {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** A post in a message. */
export interface PostInMail {
  title: string;
  excerpt: string;
  category: string;
  readTime: string;
  slug: string;
  url: string;
  cover?: PictureInMail | undefined;
}

/** One block of a message with the rows that it refers to. */
export type BlockInMail =
  | { type: 'text'; document: RichDocument }
  | { type: 'image'; picture: PictureInMail }
  | { type: 'button'; text: string; url: string }
  | { type: 'divider' }
  | { type: 'post'; post: PostInMail };

/** The content of a message that is the same for all recipients. */
export interface MessageContent {
  subject: string;
  /** Empty: the titles of the posts. */
  preheader: string;
  template: CampaignTemplate;
  blocks: BlockInMail[];
  /** The list's name, for the reason in the footer. */
  listName: string;
  siteUrl: string;
  postalAddress: string;
  /** True when links are counted. */
  tracksClicks: boolean;
  /** The links of texts and buttons in earlier versions of the message: its own have the numbers after them. */
  earlierLinks?: number;
  /** The address of the web version, when the email links to it. */
  webUrl?: string | undefined;
}

/** Returns the posts of a message in order. */
export const postsIn = (blocks: readonly BlockInMail[]): PostInMail[] =>
  blocks.flatMap((block) => (block.type === 'post' ? block.post : []));

/** Returns true when the message greets its reader: words of its own before the first post replace the greeting. */
export function hasGreeting(blocks: readonly BlockInMail[]): boolean {
  const first = blocks.find(({ type }) => type === 'text' || type === 'post');
  return first?.type !== 'text';
}

/** Returns the preview text of an inbox: the campaign's own, or the titles of its posts. */
export const preheaderOf = ({ preheader, blocks }: Pick<MessageContent, 'preheader' | 'blocks'>): string =>
  preheader ||
  postsIn(blocks)
    .map(({ title }) => title)
    .join(' · ');

/** Returns the blocks without dividers that would be beside another line or at an end: a post begins with a line. */
export const visibleBlocks = (blocks: readonly BlockInMail[]): BlockInMail[] =>
  blocks.filter(
    (block, index) => block.type !== 'divider' || !['post', 'divider', undefined].includes(blocks[index + 1]?.type),
  );

/** Returns the reason for receiving the email, for the footer of the HTML and of the text. */
export const subscriptionReason = (listName: string): string =>
  `${brand.legalName} sends you this because you are on its list “${listName}”.`;

/** The notice about counted links, for the footer of the HTML and of the text. */
export const clickTrackingNotice = 'The links in this email are counted: we see which of them were opened.';
