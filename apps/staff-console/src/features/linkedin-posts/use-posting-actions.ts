import type { ManagedPostSummary } from '@workspace/contracts/managed-posts';
import { retryLinkedinPost, takeBackLinkedinPost } from '@workspace/contracts/linkedin-posts';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';

interface PostingActionsInput {
  post: Pick<ManagedPostSummary, 'id' | 'title'>;
  onChange: () => void;
  onRejected: () => void;
}

/** Actions to retry or withdraw an article's LinkedIn post, with a confirmation. */
export function usePostingActions({ post: { id, title }, onChange, onRejected }: PostingActionsInput) {
  const retrying = useSend(retryLinkedinPost);
  const takingBack = useSend(takeBackLinkedinPost);
  const runAction = useAction();
  const toast = useToast();
  const input = { params: { blogPostId: id } };
  const done = async (result: Promise<object>, otherwise: string, description: string) => {
    const isDone = (await runAction(result, otherwise)) !== undefined;
    if (isDone) toast({ title: 'Success', description });
    else onRejected();
    onChange();
  };
  return {
    retry: () => done(retrying.send(input), 'Failed to try again.', `“${title}” is on its way to LinkedIn.`),
    takeBack: () => done(takingBack.send(input), 'Failed to take it back.', `“${title}” is not posted to LinkedIn.`),
    isBusy: retrying.isSending || takingBack.isSending,
  };
}
