import type { Comment } from '@workspace/contracts/blog-post-comments';
import { blockTexts } from '@workspace/contracts/rich-text/block-texts';
import { documentOf, valueOf } from '../../editor/rich-text-value.ts';
import { formatCount } from '../../layout/format-number.ts';
import type { PostCheck } from './post-checks.ts';
import type { PostPlace } from './post-place.ts';

/** Reminds of the comments and suggestions that nobody settled, and leads to the first one. */
export function checkComments(comments: readonly Comment[], content: string): PostCheck[] {
  const open = comments.filter(({ status }) => status === 'open');
  const [first] = open;
  if (!first) return [];
  const place = placeOf(first, content);
  return [{ id: 'comments', state: 'advice', text: `${formatCount(open.length, 'comment')} still open`, place }];
}

function placeOf({ anchor: { field, quote } }: Comment, content: string): PostPlace | undefined {
  if (field === 'alt') return undefined;
  if (field !== 'content') return { field };
  const block = blockTexts(documentOf(valueOf(content))).find(({ text }) => quote !== '' && text.includes(quote));
  if (!block) return undefined;
  const { text, ...rest } = block;
  const from = text.indexOf(quote);
  return { field, ...rest, from, to: from + quote.length };
}
