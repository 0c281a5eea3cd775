import type { KeyboardEvent } from 'react';
import type { Comment } from '@workspace/contracts/blog-post-comments';
import { formatCount } from '../../layout/format-number.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { shortcutName } from '../../layout/shortcut.ts';
import { CommentCard } from './CommentCard.tsx';
import { laneMark } from './comment-focus.ts';
import { Cards, Lane, Soft } from './comments-style.ts';
import { Composer } from './Composer.tsx';
import type { Passage } from './passages.ts';
import { PostRequests } from './RequestButtons.tsx';
import { SuggestingCard, SuggestingStatus } from './SuggestingCard.tsx';
import type { Commenting } from './use-commenting.ts';

/** The comments and suggestions of a post, those of people and those of the model, in the order of the text. */
export function CommentsPanel({ commenting }: { commenting: Commenting }) {
  const { found, target, requests, model, store, open, replying } = commenting;
  // A card that moved would lose the reply in it.
  const stays = ({ id, status }: Comment) => status === 'open' || replying.has(id);
  const listed = store.comments.filter(stays);
  const settled = store.comments.filter((one) => !stays(one)).toReversed();
  const isEmpty = listed.length === 0 && !target && !requests.current;
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    commenting.toText();
  };
  return (
    <Lane {...laneMark} aria-label="Comments" tabIndex={-1} onKeyDown={leave}>
      <SuggestingStatus {...{ requests, open }} />
      <Permitted to="blog-posts:write">
        {target && <Composer key={target.passage?.id} {...{ commenting, target }} />}
        {model !== null && !target && <PostRequests commenting={commenting} />}
      </Permitted>
      <SuggestingCard {...{ requests, model }} />
      {isEmpty && (
        <Soft>
          No open comments. Choose words in the text, and press Comment in the toolbar or{' '}
          {shortcutName({ key: 'm', alt: true })}.
        </Soft>
      )}
      <CardList comments={inTextOrder(listed, found)} commenting={commenting} />
      {settled.length > 0 && (
        <details>
          <summary>{formatCount(settled.length, 'settled', 'settled')}</summary>
          <CardList comments={settled} commenting={commenting} />
        </details>
      )}
    </Lane>
  );
}

function CardList({ comments, commenting }: { comments: readonly Comment[]; commenting: Commenting }) {
  if (comments.length === 0) return null;
  return (
    <Cards>
      {comments.map((comment) => (
        <li key={comment.id}>
          <CommentCard {...{ comment, commenting }} />
        </li>
      ))}
    </Cards>
  );
}

const fieldRank = { title: 0, excerpt: 1, content: 2, alt: 2, tags: 3 } as const;

/** The fields as the page has them, passages by their place, and at the end those whose text was removed. */
function inTextOrder(comments: readonly Comment[], found: ReadonlyMap<string, Passage> | undefined): Comment[] {
  const rank = ({ id, anchor }: Comment): [number, number] => {
    const start = anchor.field === 'content' ? found?.get(id)?.from : anchor.start;
    return [start === undefined ? 4 : fieldRank[anchor.field], start ?? 0];
  };
  return comments.toSorted((one, other) => {
    const [[group, start], [otherGroup, otherStart]] = [rank(one), rank(other)];
    return group - otherGroup || start - otherStart;
  });
}
