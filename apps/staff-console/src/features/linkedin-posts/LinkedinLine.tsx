import type { ManagedPostSummary } from '@workspace/contracts/blog-posts';
import type { LinkedinPost } from '@workspace/contracts/linkedin-posts';
import { Button } from '@workspace/ui/Button';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { PostingOutcome } from './PostingOutcome.tsx';
import { hidesConnection } from './reason-of.ts';
import { usePostingActions } from './use-posting-actions.ts';

interface LinkedinLineProps {
  post: ManagedPostSummary;
  outcome: LinkedinPost | undefined;
  /** Whether LinkedIn can be asked; undefined while that is not known. */
  isConnected: boolean | undefined;
  /** Opens the dialog that posts by hand; undefined where nothing can be posted. */
  onPost: (() => void) | undefined;
  /** Something was done: the buttons may be others now. */
  onChange: () => void;
  /** The API refused, perhaps because the sign-in is over. */
  onRefused: () => void;
}

/** One article and LinkedIn: where it stands, and the buttons. Nothing where there is nothing to say or do. */
export function LinkedinLine(props: LinkedinLineProps) {
  const { post, outcome, isConnected, onPost } = props;
  const isPublished = post.status === 'published';
  const canPost = isPublished && onPost !== undefined && (!outcome || outcome.status === 'posted');
  if (!outcome && !canPost) return null;
  return (
    <PostingOutcome post={outcome} blogPostId={post.id} title={post.title} isConnected={isConnected}>
      {outcome && isPublished && <Deeds {...props} outcome={outcome} />}
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

/** What can be done about an article that waits or was not posted. Without LinkedIn nothing of it would help. */
function Deeds(props: LinkedinLineProps & { outcome: LinkedinPost }) {
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
