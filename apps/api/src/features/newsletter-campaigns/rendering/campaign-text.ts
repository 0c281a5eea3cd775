import { brand } from '@workspace/contracts/brand';
import { keepMergeFields } from '@workspace/contracts/merge-fields';
import {
  clickTrackingNotice,
  hasGreeting,
  subscriptionReason,
  visibleBlocks,
  type BlockInMail,
  type MessageContent,
} from '../content/message-content.ts';
import { absoluteUrl, richTextPlain } from './rich-text-in-mail.ts';

const line = '* * *';

/** Renders the plain-text part: the same copy in the same order as the HTML part. */
export function campaignText({ subject, blocks, listName, siteUrl, postalAddress, ...more }: MessageContent): string {
  const footer = [
    `${subscriptionReason(listName)} To change or end that:\n{{preferencesUrl}}`,
    ...(more.webUrl ? [`View in browser: ${more.webUrl}`] : []),
    ...(more.tracksClicks ? [clickTrackingNotice] : []),
    `${brand.name}, ${siteUrl}\n${postalAddress}`,
  ];
  const parts = [
    ...(more.template === 'plain' ? [] : [subject]),
    ...(hasGreeting(blocks) ? ['{{greeting}}'] : []),
    ...visibleBlocks(blocks).flatMap((block) => blockText(block, siteUrl)),
    '--',
    ...footer,
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: BlockInMail, siteUrl: string): string[] {
  switch (block.type) {
    case 'text': {
      // Words with different marks are beside each other here, and may form braces that were apart.
      const words = keepMergeFields(richTextPlain(block.document, siteUrl));
      return words ? [words] : [];
    }
    case 'image':
      return block.picture.alt ? [`[Picture: ${block.picture.alt}]`] : [];
    case 'button':
      return [`${block.text}: ${absoluteUrl(block.url, siteUrl)}`];
    case 'divider':
      return [line];
    case 'post': {
      const { title, excerpt, url } = block.post;
      return [line, `${title}\n\n${excerpt}\n\nRead it: ${url}`];
    }
  }
}
