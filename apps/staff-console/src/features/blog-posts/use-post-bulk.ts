import { daysInTrash, deletePost, restorePost, type ManagedPostSummary } from '@workspace/contracts/managed-posts';
import { useSend } from '@workspace/contracts/react/use-send';
import { formatCount } from '../../layout/format-number.ts';
import { useBulk, type Bulk, type BulkAction } from '../../layout/use-bulk.ts';
import type { ListState } from './list-state.ts';

interface Listed {
  posts: readonly ManagedPostSummary[];
  state: ListState;
  refresh: () => void;
}

/** Returns the selection of the list of posts with its action: to the trash, or back from it. */
export function usePostBulk({ posts, state, refresh }: Listed): Bulk<ManagedPostSummary> | undefined {
  const trashing = useSend(deletePost);
  const restoring = useSend(restorePost);
  const trash = ({ id }: ManagedPostSummary) => trashing.send({ params: { id } });
  const restore = ({ id }: ManagedPostSummary) => restoring.send({ params: { id } });
  const move: BulkAction<ManagedPostSummary> = {
    label: 'Move to trash',
    done: 'in the trash',
    run: trash,
    undo: restore,
    question: (count) => ({
      title: `Move ${formatCount(count, 'post')} to the trash?`,
      description: `Published posts disappear from the blog. Posts can be restored for ${daysInTrash} days. Those on LinkedIn stay there.`,
    }),
  };
  return useBulk({
    rows: posts,
    scope: JSON.stringify(state),
    permission: 'blog-posts:write',
    noun: 'post',
    nameOf: ({ title }) => `“${title}”`,
    actions: [state.status === 'trashed' ? { label: 'Restore', done: 'restored', run: restore, undo: trash } : move],
    refresh,
  });
}
