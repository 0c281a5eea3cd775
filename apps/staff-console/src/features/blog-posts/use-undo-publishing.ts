import { getPostBySlug, listPosts } from '@workspace/contracts/blog-posts';
import { changePost, listManagedPosts, type ManagedPost } from '@workspace/contracts/managed-posts';
import { useEvict, useRefreshAll } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
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
  const goBack = async ({ id, slug }: ManagedPost, { status, publishAt }: StatusChange) => {
    const body = { status, ...(status === 'scheduled' && { publishAt }) };
    const changed = await run(send({ params: { id }, body }), 'Failed to update blog post.');
    if (!changed) return;
    evict(listPosts, {});
    evict(getPostBySlug, { params: { slug }, query: {} });
    refreshAll(listManagedPosts);
    const now = status === 'scheduled' ? 'The post is scheduled again.' : 'The post is a draft again.';
    toast({ title: 'Success', description: `${now} A post of it on LinkedIn stays there.` });
  };
  return (saved, former) => {
    const before: StatusChange = former ? statusOf(valuesOf(former)) : { status: 'draft', publishAt: null };
    if (saved.status === 'draft' || saved.status === before.status) return undefined;
    return { label: 'Undo', elsewhere: 'Change the status of the post', run: () => void goBack(saved, before) };
  };
}
