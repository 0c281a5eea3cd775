import { useState } from 'react';
import { discardAutosave, listAutosaves, type Autosave } from '@workspace/contracts/blog-post-autosaves';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useAction } from '../../layout/use-action.ts';
import { isSame, valuesOfAutosave } from './post-values.ts';
import type { PostEditing } from './use-post-editing.ts';

/** The changes that an earlier visit, maybe on another device, left on the server. Undefined without any. */
export function usePendingRevision({ base, stored, form, unsaved, earlier, restoreAutosave }: PostEditing) {
  const [{ id, basedOn }] = useState({ id: base?.post.id, basedOn: base?.basedOn });
  const [isSettled, setSettled] = useState(false);
  // The text that this device had on offer when the post was opened: it may be restored before the server answers.
  const [onDevice] = useState(unsaved.offered?.writer);
  // The revision as it was when the post was opened: this visit's own words replace it on the server.
  const [found, setFound] = useState<Autosave>();
  const { user } = useAuth();
  const { data } = useEndpoint(listAutosaves, id === undefined ? null : { params: { id } });
  const { send } = useSend(discardAutosave);
  const run = useAction();
  const ownOf = (autosaves: readonly Autosave[] | undefined) =>
    autosaves?.find(({ savedBy, opening }) => savedBy === user?.email && opening?.writer !== unsaved.writer);
  // A person who has begun to write sees it too, unless it is on this device: the new words are about to replace it.
  const replaced = ownOf(earlier);
  const isHere = replaced?.opening !== undefined && replaced.opening.writer === onDevice;
  const own = form.isChanged ? (isHere ? undefined : replaced) : ownOf(data?.autosaves);
  if (own && !found) setFound(own);
  // A save decides for other words, and deletes the revision.
  if (id === undefined || !found || isSettled || base?.basedOn !== basedOn) return undefined;
  const values = valuesOfAutosave(stored, found);
  if (isSame(stored, values)) return undefined;
  const { opening } = found;
  return {
    at: Date.parse(found.savedAt),
    values,
    /** The opening of the editor that wrote it. An earlier release did not store it. */
    writer: opening?.writer,
    /** Ends the offer: the same words were restored from this device. */
    settle: () => setSettled(true),
    restore: () => {
      setSettled(true);
      // Words that were written since stay on offer.
      if (form.isChanged) unsaved.putAside();
      restoreAutosave(found);
      if (opening) unsaved.settleLater(opening);
    },
    discard: () => {
      setSettled(true);
      if (!form.isChanged) void run(send({ params: { id } }), 'Failed to discard the changes.');
      if (opening) unsaved.settle(opening);
    },
  };
}
