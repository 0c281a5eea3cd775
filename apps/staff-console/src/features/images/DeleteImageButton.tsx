import { useState } from 'react';
import { deleteImage, type Image } from '@workspace/contracts/images';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';

/** Deletes a picture that no post has, after a question. */
export function DeleteImageButton({ image, onDone }: { image: Image; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { send, isSending } = useSend(deleteImage);
  const run = useAction();
  const toast = useToast();
  const remove = async () => {
    const sent = send({ params: { id: image.id } }).then(() => true);
    const isDeleted = await run(sent, 'Failed to delete the picture.');
    setAsking(false);
    if (!isDeleted) return;
    toast({ title: 'Success', description: 'Picture deleted.' });
    onDone();
  };
  if (image.uses > 0) return <p>It is in use, so it cannot be deleted.</p>;
  return (
    <>
      <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        isBusy={isSending}
        title="Delete this picture?"
        description="The picture and all its files are deleted. This cannot be undone."
        confirmLabel="Delete"
      />
    </>
  );
}
