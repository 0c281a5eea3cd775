import type { ManagedPostSummary } from '@workspace/contracts/blog-posts';
import { retryLinkedinPost, type LinkedinPost } from '@workspace/contracts/linkedin-posts';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { useDeed } from '../../layout/use-deed.ts';
import { PostingOutcome } from './PostingOutcome.tsx';

interface LinkedinLineProps {
  post: ManagedPostSummary;
  outcome: LinkedinPost | undefined;
  /** Opens the dialog that posts by hand; undefined where nothing can be posted. */
  onPost: (() => void) | undefined;
  onChange: () => void;
  /** The API refused, perhaps because the sign-in is over. */
  onRefused: () => void;
}

/** One article and LinkedIn: where it stands, and the buttons. Nothing where there is nothing to say or do. */
export function LinkedinLine({ post, outcome, onPost, onChange, onRefused }: LinkedinLineProps) {
  const isPublished = post.status === 'published';
  const canPost = isPublished && onPost !== undefined && !['waiting', 'posting'].includes(outcome?.status ?? '');
  const canRetry = isPublished && (outcome?.status === 'failed' || outcome?.status === 'skipped');
  if (!outcome && !canPost) return null;
  return (
    <PostingOutcome post={outcome} title={post.title}>
      {canRetry && <RetryButton id={post.id} title={post.title} onDone={onChange} onRefused={onRefused} />}
      {canPost && !canRetry && (
        <Button size="sm" variant="quiet" onClick={onPost}>
          <span>
            {outcome?.status === 'posted' ? 'Post again' : 'Post to LinkedIn'}
            <VisuallyHidden> {post.title}</VisuallyHidden>
          </span>
        </Button>
      )}
    </PostingOutcome>
  );
}

type RetryButtonProps = { id: string; title: string; onDone: () => void; onRefused: () => void };

function RetryButton({ id, title, onDone, onRefused }: RetryButtonProps) {
  const { send, isSending } = useSend(retryLinkedinPost);
  const deed = useDeed();
  const retry = async () => {
    const answer = await deed(send({ params: { blogPostId: id } }), 'Failed to try again.');
    if (!answer) onRefused();
    onDone();
  };
  return (
    <Button size="sm" isBusy={isSending} onClick={() => void retry()}>
      <span>
        Try again<VisuallyHidden> to post {title} to LinkedIn</VisuallyHidden>
      </span>
    </Button>
  );
}
