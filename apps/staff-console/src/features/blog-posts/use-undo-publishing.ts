import { getPostBySlug, listPosts } from '@workspace/contracts/blog-posts';
import { changePost, listManagedPosts, type ManagedPost } from '@workspace/contracts/managed-posts';
import { useEvict, useRefreshAll } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { canBeUndone, secondsToUndo } from '@workspace/contracts/undo-publishing';
import { useToast, type ToastContent } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';
import { statusOf, valuesOf, type StatusChange } from './post-values.ts';

/**
 * Returns a function that makes the toast's action after a save: it takes a post that was just published or scheduled
 * back to its former status, that of a new post being a draft. Undefined when the save did neither.
 */
export function useUndoPublishing(): (saved: ManagedPost, former?: ManagedPost) => ToastContent['action'] {
  const { send } = useSend(changePost);
  const run = useAction();
  const toast = useToast();
  const evict = useEvict();
  const refreshAll = useRefreshAll();
  const goBack = async ({ id, slug, updatedAt, ...saved }: ManagedPost, { status, publishAt }: StatusChange) => {
    const mayBeOut = saved.status === 'published' && !canBeUndone(updatedAt, Date.now());
    const body = { status, basedOn: updatedAt, ...(status === 'scheduled' && { publishAt }) };
    const changed = await run(send({ params: { id }, body }), 'Failed to update blog post.');
    if (!changed) return;
    evict(listPosts, {});
    evict(getPostBySlug, { params: { slug }, query: {} });
    refreshAll(listManagedPosts);
    const now = status === 'scheduled' ? 'The post is scheduled again.' : 'The post is a draft again.';
    toast({ title: 'Success', description: mayBeOut ? `${now} A post of it on LinkedIn stays there.` : now });
  };
  return (saved, former) => {
    const before: StatusChange = former ? statusOf(valuesOf(former)) : { status: 'draft', publishAt: null };
    if (saved.status === 'draft' || saved.status === before.status) return undefined;
    return {
      label: 'Undo',
      elsewhere: 'Change the status of the post',
      duration: secondsToUndo * 1_000,
      run: () => void goBack(saved, before),
    };
  };
}
