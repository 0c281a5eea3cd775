import { useState } from 'react';
import type { Standing } from './post-values.ts';
import type { PostEditing } from './use-post-editing.ts';

/** Saves a post, and asks first where readers would get what nobody has checked. `toFault` leads to what cannot be sent. */
export function useClaimsGate(editing: PostEditing, toFault: () => void) {
  const { claims, form, saving } = editing;
  const [isAsked, setAsked] = useState(false);
  const [settled, setSettled] = useState<Error>();
  const { refusal } = saving;
  // The server may find more than was seen here, for instance in a text that somebody else saved.
  const isRefused = refusal?.code === 'unchecked_claims' && settled !== refusal;
  const close = () => {
    setAsked(false);
    setSettled(refusal);
  };
  const save = (as?: Standing) => {
    const isForReaders = (as ?? form.values.status) !== 'draft';
    if (!isForReaders || claims.unchecked.length === 0) return void (editing.save(as) || toFault());
    if (form.checked(as && { status: as, publishAt: null })) setAsked(true);
    else toFault();
  };
  const yes = (sentences: string[]) => {
    close();
    if (!editing.save(undefined, sentences)) toFault();
  };
  const question = {
    unchecked: claims.unchecked,
    deed: form.values.status === 'scheduled' ? ('Schedule' as const) : ('Publish' as const),
    isBusy: saving.isSaving,
    onYes: yes,
    onClose: close,
  };
  return { save, isAsking: (isAsked || isRefused) && claims.unchecked.length > 0, question };
}
