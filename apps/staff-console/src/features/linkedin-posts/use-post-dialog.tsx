import { useEffect, useRef, useState } from 'react';
import { PostDialog, type PostDialogProps } from './PostDialog.tsx';
import { focusOutcome } from './PostingOutcome.tsx';

/** The page is held as it was: a text that somebody is writing outlives the connection. */
type Chosen = Pick<PostDialogProps, 'post' | 'organization'>;

interface PostDialogInput extends Pick<PostDialogProps, 'onRequested' | 'onRefused'> {
  isOut: (id: string) => boolean;
}

/** The dialog that posts an article by hand, and the way back from it. */
export function usePostDialog({ isOut, onRequested, onRefused }: PostDialogInput) {
  const [chosen, setChosen] = useState<Chosen>();
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (chosen || asked.current === undefined) return;
    // The button that opened the dialog may be gone from the row.
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
