import { useEffect, useRef } from 'react';
import { longestPassage, type CommentAnchor } from '@workspace/contracts/blog-post-comments';
import type { Passage } from './passages.ts';
import type { Comments } from './use-comments.ts';

const isSame = (one: CommentAnchor, other: CommentAnchor): boolean =>
  one.quote === other.quote && one.before === other.before && one.after === other.after;

/** Stores where the passages of comments are after each save: other readers of the text find them there. */
export function useAnchorUpdates(
  { comments, change }: Comments,
  found: ReadonlyMap<string, Passage> | undefined,
  basedOn: string | undefined,
): void {
  const last = useRef(basedOn);
  useEffect(() => {
    if (last.current === basedOn) return;
    last.current = basedOn;
    for (const { id, anchor, status } of comments) {
      const now = found?.get(id)?.anchor;
      if (now && status === 'open' && now.quote.length <= longestPassage && !isSame(now, anchor))
        void change(id, { anchor: now });
    }
  });
}
