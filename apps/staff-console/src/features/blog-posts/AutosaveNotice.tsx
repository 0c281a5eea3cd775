import { useState } from 'react';
import { discardAutosave, listAutosaves } from '@workspace/contracts/blog-post-autosaves';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { UnsavedNotice } from '../../layout/UnsavedNotice.tsx';
import { useAction } from '../../layout/use-action.ts';
import { Differences } from './Differences.tsx';
import { isSame, valuesOfAutosave } from './post-values.ts';
import type { PostEditing } from './use-post-editing.ts';

/** Offers the changes that an earlier visit, maybe on another device, kept on the server. */
export function AutosaveNotice({ editing }: { editing: PostEditing }) {
  const { base, stored, form, restoreAutosave } = editing;
  // The list as it was when the post was opened: this visit's own changes are no offer.
  const [id] = useState(base?.post.id);
  const [isSettled, setSettled] = useState(false);
  const { user } = useAuth();
  const { data } = useEndpoint(listAutosaves, id === undefined ? null : { params: { id } });
  const { send } = useSend(discardAutosave);
  const run = useAction();
  const own = data?.autosaves.find(({ savedBy }) => savedBy === user?.email);
  if (id === undefined || isSettled || form.isChanged || !own) return null;
  const values = valuesOfAutosave(stored, own);
  if (isSame(stored, values)) return null;
  const settle = (work: () => void) => () => {
    setSettled(true);
    work();
  };
  return (
    <UnsavedNotice
      at={Date.parse(own.savedAt)}
      source="They are kept on the server; readers do not see them."
      differences={<Differences before={form.values} after={values} otherwise="Both have the same words." />}
      onRestore={settle(() => restoreAutosave(own))}
      onDiscard={settle(() => void run(send({ params: { id } }), 'Failed to discard the changes.'))}
    />
  );
}
