import { useState } from 'react';
import { createPreviewLink, type ManagedPost } from '@workspace/contracts/blog-posts';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { failureMessage } from '../../layout/failure-message.ts';

interface PreviewButtonProps {
  /** As it is stored. */
  post: ManagedPost;
  /** Whether something is written and not saved. */
  isChanged: boolean;
  /** Saves and stays in the editor. Undefined where it could not. */
  onSave: () => Promise<ManagedPost | undefined>;
}

/** Shows the post in the page that readers get, in a new tab. The page shows what is saved, and the button says so where more is written. */
export function PreviewButton({ post, isChanged, onSave }: PreviewButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { open, isOpening } = useOpenPreview();
  const isPublic = post.status === 'published';
  const label = isPublic ? 'View on the site' : 'Preview on the site';
  if (!isChanged && isPublic) {
    return (
      <ButtonLink href={`/blog/${post.slug}`} opensNewTab>
        {label}
      </ButtonLink>
    );
  }
  const press = () => (isChanged ? setAsking(true) : void open(() => Promise.resolve(post)));
  const choose = (which: () => Promise<ManagedPost | undefined>) => {
    setAsking(false);
    void open(which);
  };
  return (
    <>
      <Button isBusy={isOpening} onClick={press}>
        {label}
      </Button>
      <PreviewQuestion
        isOpen={isAsking}
        isPublic={isPublic}
        onClose={() => setAsking(false)}
        onSaved={() => choose(() => Promise.resolve(post))}
        onSave={() => choose(onSave)}
      />
    </>
  );
}

interface PreviewQuestionProps {
  isOpen: boolean;
  isPublic: boolean;
  onClose: () => void;
  onSaved: () => void;
  onSave: () => void;
}

function PreviewQuestion({ isOpen, isPublic, onClose, onSaved, onSave }: PreviewQuestionProps) {
  const then = isPublic ? 'Save Post puts it on the site.' : 'Saving it first publishes nothing.';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title="The site shows what is saved"
      description={`What you wrote since the last save is not there. ${then}`}
      footer={
        <>
          <Button onClick={onSaved}>Show what is saved</Button>
          {!isPublic && (
            <Button variant="primary" onClick={onSave}>
              Save and preview
            </Button>
          )}
        </>
      }
    />
  );
}

function useOpenPreview() {
  const { send } = useSend(createPreviewLink);
  const [isOpening, setOpening] = useState(false);
  const toast = useToast();
  const pathOf = async ({ id, slug, status }: ManagedPost) =>
    status === 'published' ? `/blog/${slug}` : (await send({ params: { id } })).path;
  const open = async (which: () => Promise<ManagedPost | undefined>) => {
    // Opened by the press itself: a browser does not let a page open tabs later on.
    const tab = window.open('', '_blank');
    setOpening(true);
    try {
      const post = await which();
      if (!post) return tab?.close();
      const path = await pathOf(post);
      if (tab) tab.location.replace(path);
      else location.assign(path);
    } catch (thrown) {
      tab?.close();
      const description = failureMessage(thrown, 'Failed to open the preview.');
      toast({ title: 'Error', description, tone: 'destructive' });
    } finally {
      setOpening(false);
    }
  };
  return { open, isOpening };
}
