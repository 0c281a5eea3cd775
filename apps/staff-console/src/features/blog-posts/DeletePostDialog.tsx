import { deletePost, listPosts, type BlogPostSummary } from '@workspace/contracts/blog-posts';
import { useKeep } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { failureSentence } from '../../layout/failure-sentence.ts';

interface DeletePostDialogProps {
  post: BlogPostSummary | undefined;
  onClose: () => void;
  /** Called once the dialog is closed: the button that opened it is gone with its row. */
  onDeleted: () => void;
}

/** Asks before a post goes for good. Without a post it is closed. */
export function DeletePostDialog({ post, onClose, onDeleted }: DeletePostDialogProps) {
  const { send, isSending } = useSend(deletePost);
  const keep = useKeep();
  const toast = useToast();
  const remove = async ({ id }: BlogPostSummary) => {
    try {
      await send({ params: { id } });
      keep(listPosts, {}, ({ posts, ...rest }) => ({ ...rest, posts: posts.filter((other) => other.id !== id) }));
      toast({ title: 'Success', description: 'Blog post deleted successfully!' });
      setTimeout(onDeleted);
    } catch (thrown) {
      toast({
        title: 'Error',
        description: failureSentence(thrown, 'Failed to delete blog post.'),
        tone: 'destructive',
      });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={post !== undefined}
      onClose={onClose}
      onConfirm={() => post && void remove(post)}
      isBusy={isSending}
      tone="danger"
      title="Delete this post?"
      description={
        <>
          <strong>{post?.title}</strong> disappears from the blog. This cannot be undone.
        </>
      }
      confirmLabel="Delete"
    />
  );
}
