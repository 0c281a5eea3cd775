import type { Comment } from '@workspace/contracts/blog-post-comments';
import { blockTexts } from '@workspace/contracts/rich-text/block-texts';
import { documentOf, valueOf } from '../../editor/rich-text-value.ts';
import { formatCount } from '../../layout/format-number.ts';
import { locate } from '../blog-post-comments/anchor.ts';
import type { PostCheck } from './post-checks.ts';
import type { PostPlace } from './post-place.ts';

/**
 * Reminds of the comments and suggestions that nobody settled, and leads to the first one. `comments`: undefined until
 * they have loaded.
 */
export function checkComments(
  comments: readonly Comment[] | undefined,
  hasFailed: boolean,
  content: string,
): PostCheck[] {
  if (!comments)
    return [
      hasFailed
        ? { id: 'comments', state: 'advice', text: 'The comments could not be loaded: some may be open' }
        : { id: 'comments', state: 'waiting', text: 'Looking for open comments' },
    ];
  const open = comments.filter(({ status }) => status === 'open');
  const [first] = open;
  if (!first) return [];
  const place = placeOf(first, content);
  return [{ id: 'comments', state: 'advice', text: `${formatCount(open.length, 'comment')} still open`, place }];
}

/** Returns the place of a comment, in the block where its words begin. */
function placeOf({ anchor }: Comment, content: string): PostPlace | undefined {
  const { field } = anchor;
  if (field === 'alt') return undefined;
  if (field !== 'content') return { field };
  const blocks = blockTexts(documentOf(valueOf(content)));
  const found = locate(blocks.map(({ text }) => text).join('\n'), anchor);
  if (!found) return undefined;
  let start = 0;
  for (const { text, ...block } of blocks) {
    if (found.from < start + text.length)
      return { field, ...block, from: found.from - start, to: Math.min(found.to - start, text.length) };
    start += text.length + 1;
  }
  return undefined;
}
