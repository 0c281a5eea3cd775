import {
  daysInTrash,
  deletePost,
  deletePostForGood,
  type ManagedPostSummary,
} from '@workspace/contracts/managed-posts';
import { useSend } from '@workspace/contracts/react/use-send';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { failureMessage } from '../../layout/failure-message.ts';

interface DeletePostDialogProps {
  post: ManagedPostSummary | undefined;
  /** True when it is on LinkedIn, where it stays. */
  isOnLinkedin: boolean;
  onClose: () => void;
  /** Called once the dialog is closed: the button that opened it disappeared with its row. */
  onDeleted: () => void;
  /** Restores it from the trash. */
  restore: (post: ManagedPostSummary) => Promise<void>;
}

/** Confirms moving a post to the trash, or deleting it for good. Closed without a post. */
export function DeletePostDialog({ post, isOnLinkedin, onClose, onDeleted, restore }: DeletePostDialogProps) {
  const trashing = useSend(deletePost);
  const ending = useSend(deletePostForGood);
  const toast = useToast();
  const isInTrash = post?.status === 'trashed';
  const remove = async (deleted: ManagedPostSummary) => {
    try {
      await (isInTrash ? ending : trashing).send({ params: { id: deleted.id } });
      const undo = { label: 'Undo', elsewhere: 'Restore it from the trash', run: () => void restore(deleted) };
      toast({ title: 'Success', description: 'Blog post deleted successfully!', ...(!isInTrash && { action: undo }) });
      setTimeout(onDeleted);
    } catch (thrown) {
      const description = `${failureMessage(thrown, 'Failed to delete blog post.')} The post is still there.`;
      toast({ title: 'Error', description, tone: 'destructive' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={post !== undefined}
      onClose={onClose}
      onConfirm={() => post && void remove(post)}
      isBusy={trashing.isSending || ending.isSending}
      tone="danger"
      title={isInTrash ? 'Delete this post for good?' : 'Delete this post?'}
      description={
        <>
          <strong>{post?.title}</strong>{' '}
          {isInTrash
            ? 'and its versions are deleted. This cannot be undone.'
            : `disappears from the blog and goes into the trash. It can be restored for ${daysInTrash} days.`}
          {isOnLinkedin && ' Its post on LinkedIn stays; it can be deleted there.'}
        </>
      }
      confirmLabel={isInTrash ? 'Delete for good' : 'Delete'}
    />
  );
}
