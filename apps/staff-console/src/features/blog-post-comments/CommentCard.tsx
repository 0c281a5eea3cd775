import type { Comment } from '@workspace/contracts/blog-post-comments';
import { shortMoment } from '../../layout/local-time.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { shortName } from '../../layout/short-name.ts';
import { cardId } from './comment-focus.ts';
import { CommentActions } from './CommentActions.tsx';
import type { PlaceState } from './comment-places.ts';
import { Card, Meta, QuoteButton, Replies, Stale, Words } from './comments-style.ts';
import { DeleteComment } from './DeleteComment.tsx';
import { SuggestedWords } from './SuggestedWords.tsx';
import { madeLabel } from './suggestion-labels.ts';
import type { Commenting } from './use-commenting.ts';

interface CommentCardProps {
  comment: Comment;
  commenting: Commenting;
}

/** A comment or a suggestion, with its replies and what can be done with it. */
export function CommentCard({ comment, commenting }: CommentCardProps) {
  const { id, author, createdAt, text, suggestion, status, settledBy, replies } = comment;
  const { currentId, setCurrentId, stateOf } = commenting;
  const isOpen = status === 'open';
  const state = stateOf(comment);
  return (
    <Card
      id={cardId(id)}
      tabIndex={-1}
      aria-label={`${suggestion ? 'Suggestion' : 'Comment'} by ${suggestion?.model ?? shortName(author)}`}
      data-current={(isOpen && id === currentId) || undefined}
      data-settled={isOpen ? undefined : ''}
      onFocus={() => setCurrentId(id)}
    >
      <Meta>
        <b title={author}>{suggestion?.model ?? shortName(author)}</b>
        {suggestion?.model && `${madeLabel(suggestion.request)}, for ${shortName(author)}`}
        <time dateTime={createdAt}>{shortMoment(createdAt)}</time>
      </Meta>
      <Place {...{ comment, state }} onShow={() => commenting.goTo(comment)} />
      {text && <Words>{text}</Words>}
      {suggestion && <SuggestedWords {...{ comment, commenting, suggestion, state }} />}
      {replies.length > 0 && <ReplyList {...{ replies, commenting }} />}
      {!isOpen && settledBy && (
        <Meta>
          {status} by {shortName(settledBy)}
        </Meta>
      )}
      <Permitted to="blog-posts:write">
        <CommentActions {...{ comment, commenting, state }} />
      </Permitted>
    </Card>
  );
}

function ReplyList({ replies, commenting }: Pick<Comment, 'replies'> & Pick<CommentCardProps, 'commenting'>) {
  return (
    <Replies aria-label="Replies">
      {replies.map((reply) => (
        <li key={reply.id}>
          <Meta>
            <b title={reply.author}>{shortName(reply.author)}</b>
            <time dateTime={reply.createdAt}>{shortMoment(reply.createdAt)}</time>
            <Permitted to="blog-posts:write">
              <DeleteComment {...{ commenting }} one={reply} kind="reply" />
            </Permitted>
          </Meta>
          <Words>{reply.text}</Words>
        </li>
      ))}
    </Replies>
  );
}

const fieldNames = { title: 'Title', excerpt: 'Excerpt', tags: 'Tags', alt: 'Alt text', content: '' };

interface PlaceProps {
  comment: Comment;
  state: PlaceState;
  onShow: () => void;
}

/** The words that the comment is about, or the field; and that they are not there any more. */
function Place({ comment: { quote, anchor, suggestion }, state, onShow }: PlaceProps) {
  const field = fieldNames[anchor.field];
  const label = field || `“${quote}”`;
  if (state === 'removed')
    return (
      <>
        <Words>{label}</Words>
        <Stale>Its text was removed.</Stale>
      </>
    );
  // The words of a suggestion are in its comparison.
  return (
    <QuoteButton type="button" title="Show it in the text" onClick={onShow}>
      {suggestion && !field ? 'Show in the text' : label}
    </QuoteButton>
  );
}
