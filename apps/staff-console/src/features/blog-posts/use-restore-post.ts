import { restorePost, type ManagedPostSummary } from '@workspace/contracts/managed-posts';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { failureMessage } from '../../layout/failure-message.ts';

const restoredTexts: Record<ManagedPostSummary['status'], string> = {
  published: 'is on the blog again',
  scheduled: 'is scheduled again',
  draft: 'is a draft now',
  trashed: 'is in the trash',
};

/** Restores a post from the trash and reports its status. */
export function useRestorePost(onRestored: () => void): (post: ManagedPostSummary) => Promise<void> {
  const { send } = useSend(restorePost);
  const toast = useToast();
  return async ({ id, slug, title }) => {
    try {
      const { post } = await send({ params: { id } });
      const moved = post.slug === slug ? '' : ` Its slug was taken; it has ${post.slug} now.`;
      toast({ title: 'Success', description: `“${title}” ${restoredTexts[post.status]}.${moved}` });
      onRestored();
    } catch (thrown) {
      const description = failureMessage(thrown, 'Failed to restore blog post.');
      toast({ title: 'Error', description, tone: 'destructive' });
    }
  };
}
