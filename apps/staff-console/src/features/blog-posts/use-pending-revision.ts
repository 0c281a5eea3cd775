import { useState } from 'react';
import { discardAutosave, listAutosaves } from '@workspace/contracts/blog-post-autosaves';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useAction } from '../../layout/use-action.ts';
import { isSame, valuesOfAutosave } from './post-values.ts';
import type { PostEditing } from './use-post-editing.ts';

/** The changes that an earlier visit, maybe on another device, left on the server. Undefined without any. */
export function usePendingRevision({ base, stored, form, unsaved, restoreAutosave }: PostEditing) {
  // The list as it was when the post was opened: this visit's own changes are no offer.
  const [id] = useState(base?.post.id);
  const [isSettled, setSettled] = useState(false);
  const { user } = useAuth();
  const { data } = useEndpoint(listAutosaves, id === undefined ? null : { params: { id } });
  const { send } = useSend(discardAutosave);
  const run = useAction();
  const own = data?.autosaves.find(({ savedBy }) => savedBy === user?.email);
  // Other words are being written, and their save deletes the revision.
  if (form.isChanged && !isSettled) setSettled(true);
  if (id === undefined || isSettled || form.isChanged || !own) return undefined;
  const values = valuesOfAutosave(stored, own);
  if (isSame(stored, values)) return undefined;
  const { opening } = own;
  return {
    at: Date.parse(own.savedAt),
    values,
    /** The opening of the editor that wrote it. An earlier release did not store it. */
    writer: opening?.writer,
    restore: () => {
      setSettled(true);
      restoreAutosave(own);
      if (opening) unsaved.settleLater(opening);
    },
    discard: () => {
      setSettled(true);
      void run(send({ params: { id } }), 'Failed to discard the changes.');
      if (opening) unsaved.settle(opening);
    },
  };
}
