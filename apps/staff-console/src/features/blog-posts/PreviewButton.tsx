import { createPreviewLink, type ManagedPost } from '@workspace/contracts/blog-posts';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { useToast } from '@workspace/ui/Toast';
import { failureSentence } from '../../layout/failure-sentence.ts';

/** Shows the post, as it is stored, in the page that readers get, in a new tab. */
export function PreviewButton({ post: { id, status, slug } }: { post: ManagedPost }) {
  const { send, isSending } = useSend(createPreviewLink);
  const toast = useToast();
  if (status === 'published') {
    return (
      <ButtonLink href={`/blog/${slug}`} opensNewTab>
        View on the site
      </ButtonLink>
    );
  }
  const open = async () => {
    // Opened by the press itself: a browser does not let a page open tabs later on.
    const tab = window.open('', '_blank');
    try {
      const { path } = await send({ params: { id } });
      if (tab) tab.location.replace(path);
      else location.assign(path);
    } catch (thrown) {
      tab?.close();
      toast({
        title: 'Error',
        description: failureSentence(thrown, 'Failed to open the preview.'),
        tone: 'destructive',
      });
    }
  };
  return (
    <Button isBusy={isSending} onClick={() => void open()}>
      Preview on the site
    </Button>
  );
}
