import type { ManagedPostSummary } from '@workspace/contracts/managed-posts';
import type { LinkedinPost } from '@workspace/contracts/linkedin-posts';
import { Button } from '@workspace/ui/Button';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { PostingOutcome } from './PostingOutcome.tsx';
import { hidesConnection, reasonOf } from './reason-of.ts';
import { usePostingActions } from './use-posting-actions.ts';

interface LinkedinLineProps {
  post: ManagedPostSummary;
  outcome: LinkedinPost;
  /** True when LinkedIn is connected; undefined while unknown. */
  isConnected: boolean | undefined;
  /** Called after an action: the buttons may have changed. */
  onChange: () => void;
  /** Called after the API rejected an action, perhaps because the sign-in has expired. */
  onRejected: () => void;
}

/** The reason of an article's outcome on LinkedIn, with the buttons against it. */
export function LinkedinLine(props: LinkedinLineProps) {
  const { post, outcome, isConnected } = props;
  return (
    <PostingOutcome blogPostId={post.id} reason={reasonOf(outcome, isConnected)}>
      {post.status === 'published' && <LinkedinActions {...props} />}
    </PostingOutcome>
  );
}

/** Actions for an article that waits or was not posted. Without LinkedIn none of them would help. */
function LinkedinActions(props: LinkedinLineProps) {
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
