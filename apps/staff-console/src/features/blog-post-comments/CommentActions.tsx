import type { Comment } from '@workspace/contracts/blog-post-comments';
import { Button } from '@workspace/ui/Button';
import { focusLane } from './comment-focus.ts';
import type { PlaceState } from './comment-places.ts';
import { Buttons, QuietButtons, Stale } from './comments-style.ts';
import { DeleteComment } from './DeleteComment.tsx';
import { ReplyField } from './ReplyField.tsx';
import type { Commenting } from './use-commenting.ts';

interface ActionsProps {
  comment: Comment;
  commenting: Commenting;
  state: PlaceState;
}

/** The buttons of a comment or a suggestion. */
export function CommentActions({ comment, commenting, state }: ActionsProps) {
  const { id, suggestion, status } = comment;
  const { store, replying, setReplying } = commenting;
  const settle = (next: Comment['status']) => {
    focusLane();
    void store.change(id, { status: next });
  };
  const isOpen = status === 'open';
  if (replying.has(id)) return <ReplyField {...{ comment, store }} onClose={() => setReplying(id, false)} />;
  const Row = isOpen && suggestion ? Buttons : QuietButtons;
  return (
    <>
      {isOpen && suggestion && state === 'changed' && (
        <Stale>The words changed after this was suggested. It cannot take their place.</Stale>
      )}
      <Row>
        {isOpen && suggestion && <Decide {...{ comment, commenting, state }} onSettle={settle} />}
        {isOpen && !suggestion && (
          <Button size="sm" variant="quiet" onClick={() => settle('resolved')}>
            Resolve
          </Button>
        )}
        {(status === 'resolved' || status === 'rejected') && (
          <Button size="sm" variant="quiet" onClick={() => settle('open')}>
            Reopen
          </Button>
        )}
        {isOpen && store.isStored && (
          <Button size="sm" variant="quiet" onClick={() => setReplying(id, true)}>
            Reply
          </Button>
        )}
        {!suggestion?.model && (
          <DeleteComment one={comment} kind={suggestion ? 'suggestion' : 'comment'} commenting={commenting} />
        )}
      </Row>
    </>
  );
}

/** Accept or reject; for words that changed, ask again or dismiss. */
function Decide({ comment, commenting, state, onSettle }: ActionsProps & { onSettle: (status: 'rejected') => void }) {
  const { suggestion } = comment;
  const words = suggestion?.words ?? [];
  const isCurrent = state === 'current';
  const again = commenting.againFor(comment);
  return (
    <>
      {isCurrent && words.length === 1 && (
        <Button size="sm" variant="primary" onClick={() => void commenting.accept(comment, words[0]!)}>
          Accept
        </Button>
      )}
      {!isCurrent && again && (
        <Button size="sm" onClick={again}>
          Ask again
        </Button>
      )}
      <Button size="sm" onClick={() => onSettle('rejected')}>
        {isCurrent ? 'Reject' : 'Dismiss'}
      </Button>
    </>
  );
}
