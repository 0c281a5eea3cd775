import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { keepMergeFields } from '@workspace/contracts/merge-fields';
import type { getIssue, IssueBlock } from '@workspace/contracts/newsletter-issues';
import type { RichInline, RichText } from '@workspace/contracts/rich-text/document';
import { mapInlines } from '@workspace/contracts/rich-text/map-inlines';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import type { BlockInMail, PictureInMail } from '../newsletter-campaigns/content/message-content.ts';
import { fillPlaceholders } from '../newsletter-campaigns/rendering/placeholders.ts';

export type Issue = ResponseOf<typeof getIssue>['issue'];

/** Writes the fallbacks of merge fields: the web version is of nobody. */
export const withFallbacks = (text: string, kind: 'html' | 'text' = 'text'): string =>
  fillPlaceholders(keepMergeFields(text), {}, kind);

/** Returns a block of a message as it is on the site. */
export function blockInIssue(block: BlockInMail): IssueBlock {
  switch (block.type) {
    case 'text':
      return { type: 'text', html: toHtml(mapInlines(block.document, (inlines) => inlines.map(inlineOf))) };
    case 'image':
      return { type: 'image', picture: pictureOf(block.picture) };
    case 'button':
      return { type: 'button', text: withFallbacks(block.text), url: block.url };
    case 'divider':
      return block;
    case 'post': {
      const { slug, title, excerpt, category, readTime, cover } = block.post;
      return { type: 'post', slug, title, excerpt, category, readTime, cover: cover ? pictureOf(cover) : null };
    }
  }
}

const runOf = (run: RichText): RichText => ({ ...run, text: withFallbacks(run.text) });

const inlineOf = (inline: RichInline): RichInline =>
  'type' in inline ? { ...inline, children: inline.children.map(runOf) } : runOf(inline);

const pictureOf = ({ url, width, height, alt }: PictureInMail) => ({ url, width, height, alt });
