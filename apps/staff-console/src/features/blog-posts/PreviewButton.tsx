import { useState } from 'react';
import { createPreviewLink, type ManagedPost } from '@workspace/contracts/managed-posts';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { failureMessage } from '../../layout/failure-message.ts';
import { useFailureToast } from '../../layout/use-failure-toast.ts';
import { useDenied } from '../../layout/use-permission.ts';

interface PreviewButtonProps {
  /** The stored post. */
  post: ManagedPost;
  /** True when there are unsaved changes. */
  isChanged: boolean;
  /** Saves and stays in the editor. Returns undefined when saving failed. */
  onSave: () => Promise<ManagedPost | undefined>;
}

/**
 * Shows the post as readers will see it, in a new tab. The page shows the saved state, and the button points out
 * unsaved changes.
 */
export function PreviewButton({ post, isChanged, onSave }: PreviewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { open, isOpening } = useOpenPreview();
  const isPublic = post.status === 'published';
  const isDenied = useDenied('blog-posts:write') !== undefined;
  const label = isPublic ? 'View on the site' : 'Preview on the site';
  if (!isChanged && isPublic) {
    return (
      <ButtonLink size="sm" variant="quiet" href={`/blog/${post.slug}`} opensNewTab>
        {label}
      </ButtonLink>
    );
  }
  // The link that shows an unpublished post is a change.
  if (isDenied) return null;
  const press = () => (isChanged ? setOpen(true) : void open(() => Promise.resolve(post)));
  const choose = (which: () => Promise<ManagedPost | undefined>) => {
    setOpen(false);
    void open(which);
  };
  return (
    <>
      <Button size="sm" variant="quiet" isBusy={isOpening} onClick={press}>
        {label}
      </Button>
      <PreviewQuestion
        isOpen={isOpen}
        isPublic={isPublic}
        onClose={() => setOpen(false)}
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
  const failure = useFailureToast();
  const pathOf = async ({ id, slug, status }: ManagedPost) =>
    status === 'published' ? `/blog/${slug}` : (await send({ params: { id } })).path;
  const open = async (which: () => Promise<ManagedPost | undefined>) => {
    // Opened synchronously: a browser blocks tabs that are opened after the click event.
    const tab = window.open('', '_blank');
    setOpening(true);
    try {
      const post = await which();
      if (!post) return tab?.close();
      const path = await pathOf(post);
      failure.remove();
      if (tab) tab.location.replace(path);
      else location.assign(path);
    } catch (thrown) {
      tab?.close();
      const description = failureMessage(thrown, 'Failed to open the preview.');
      failure.show({ title: 'Error', description });
    } finally {
      setOpening(false);
    }
  };
  return { open, isOpening };
}
