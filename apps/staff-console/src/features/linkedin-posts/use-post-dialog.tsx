import { useEffect, useRef, useState } from 'react';
import { PostDialog, type PostDialogProps } from './PostDialog.tsx';
import { focusOutcome } from './PostingOutcome.tsx';

/** A snapshot of the page: a text being edited survives the loss of the connection. */
type Chosen = Pick<PostDialogProps, 'post' | 'organization'>;

interface PostDialogInput extends Pick<PostDialogProps, 'onRequested' | 'onRefused'> {
  isOut: (id: string) => boolean;
}

/** The dialog that posts an article manually, with the focus after it. */
export function usePostDialog({ isOut, onRequested, onRefused }: PostDialogInput) {
  const [chosen, setChosen] = useState<Chosen>();
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (chosen || asked.current === undefined) return;
    // The button that opened the dialog may have disappeared from the row.
    focusOutcome(asked.current);
    asked.current = undefined;
  }, [chosen]);
  const dialog = chosen && (
    <PostDialog
      {...chosen}
      isOut={isOut(chosen.post.id)}
      onClose={() => setChosen(undefined)}
      onRequested={() => {
        asked.current = chosen.post.id;
        onRequested();
      }}
      onRefused={onRefused}
    />
  );
  return { open: setChosen, dialog };
}
