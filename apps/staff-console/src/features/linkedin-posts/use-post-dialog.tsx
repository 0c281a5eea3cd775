import { useEffect, useRef, useState } from 'react';
import { PostDialog, type PostDialogProps } from './PostDialog.tsx';
import { focusOutcome } from './PostingOutcome.tsx';

/** A snapshot of the page: a text being edited survives the loss of the connection. */
type Chosen = Pick<PostDialogProps, 'post' | 'organization'>;

interface PostDialogInput extends Pick<PostDialogProps, 'onRequested' | 'onRejected'> {
  isOut: (id: string) => boolean;
}

/** The dialog that posts an article manually, with the focus after it. */
export function usePostDialog({ isOut, onRequested, onRejected }: PostDialogInput) {
  const [chosen, setChosen] = useState<Chosen>();
  const requestedId = useRef<string>(undefined);
  useEffect(() => {
    if (chosen || requestedId.current === undefined) return;
    // The button that opened the dialog may have disappeared from the row.
    focusOutcome(requestedId.current);
    requestedId.current = undefined;
  }, [chosen]);
  const dialog = chosen && (
    <PostDialog
      {...chosen}
      isOut={isOut(chosen.post.id)}
      onClose={() => setChosen(undefined)}
      onRequested={() => {
        requestedId.current = chosen.post.id;
        onRequested();
      }}
      onRejected={onRejected}
    />
  );
  return { open: setChosen, dialog };
}
