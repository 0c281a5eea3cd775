import type { ManagedPostSummary } from '@workspace/contracts/managed-posts';
import type { LinkedinPost } from '@workspace/contracts/linkedin-posts';
import { Button } from '@workspace/ui/Button';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { PostingOutcome } from './PostingOutcome.tsx';
import { hidesConnection } from './reason-of.ts';
import { usePostingActions } from './use-posting-actions.ts';

interface LinkedinLineProps {
  post: ManagedPostSummary;
  outcome: LinkedinPost | undefined;
  /** True when LinkedIn is connected; undefined while unknown. */
  isConnected: boolean | undefined;
  /** Opens the dialog to post manually; undefined when nothing can be posted. */
  onPost: (() => void) | undefined;
  /** Called after an action: the buttons may have changed. */
  onChange: () => void;
  /** Called after the API rejected an action, perhaps because the sign-in has expired. */
  onRejected: () => void;
}

/** The LinkedIn status of one article, with its buttons. Renders nothing without a status or an action. */
export function LinkedinLine(props: LinkedinLineProps) {
  const { post, outcome, isConnected, onPost } = props;
  const isPublished = post.status === 'published';
  const canPost = isPublished && onPost !== undefined && (!outcome || outcome.status === 'posted');
  if (!outcome && !canPost) return null;
  return (
    <PostingOutcome post={outcome} blogPostId={post.id} title={post.title} isConnected={isConnected}>
      {outcome && isPublished && <LinkedinActions {...props} outcome={outcome} />}
      {canPost && (
        <Button size="sm" variant="quiet" onClick={onPost}>
          <span>
            {outcome ? 'Post again' : 'Post to LinkedIn'}
            <VisuallyHidden> {post.title}</VisuallyHidden>
          </span>
        </Button>
      )}
    </PostingOutcome>
  );
}

/** Actions for an article that waits or was not posted. Without LinkedIn none of them would help. */
function LinkedinActions(props: LinkedinLineProps & { outcome: LinkedinPost }) {
  const { post, outcome, isConnected } = props;
  const { retry, takeBack, isBusy } = usePostingActions(props);
  const of = <VisuallyHidden> to post {post.title} to LinkedIn</VisuallyHidden>;
  const isWaiting = outcome.status === 'waiting';
  const canRetry = isWaiting || outcome.status === 'failed' || outcome.status === 'skipped';
  return (
    <>
      {canRetry && isConnected && (
        <Button size="sm" isBusy={isBusy} onClick={() => void retry()}>
          <span>
            {isWaiting ? 'Try now' : 'Try again'}
            {of}
          </span>
        </Button>
      )}
      {isConnected === false && hidesConnection(outcome) && <span>Connect LinkedIn first.</span>}
      {isWaiting && (
        <Button size="sm" variant="quiet" isBusy={isBusy} onClick={() => void takeBack()}>
          <span>
            Do not post<VisuallyHidden> {post.title} to LinkedIn</VisuallyHidden>
          </span>
        </Button>
      )}
    </>
  );
}
