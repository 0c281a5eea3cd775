import { useState } from 'react';
import type { StatusChange } from './post-values.ts';
import type { PostEditing } from './use-post-editing.ts';

/** Saves a post, and asks first where readers would get what nobody has checked. `toFault` leads to what cannot be sent. */
export function useClaimsCheck(editing: PostEditing, toFieldError: () => void) {
  const { claims, form, saving, stored } = editing;
  const [isAsked, setAsked] = useState(false);
  const [wanted, setWanted] = useState<StatusChange>();
  const [settled, setSettled] = useState<Error>();
  const { apiError } = saving;
  // The server may find more than was seen here, for instance in a text that somebody else saved.
  const isRefused = apiError?.code === 'unchecked_claims' && settled !== apiError;
  const close = () => {
    setAsked(false);
    setSettled(apiError);
  };
  /** Saves the post where it stands, or moves it. */
  const save = (change?: StatusChange) => {
    setWanted(change);
    const isForReaders = (change ?? stored).status !== 'draft';
    if (!isForReaders || claims.unchecked.length === 0) return void (editing.save(change) || toFieldError());
    if (form.checked(change)) setAsked(true);
    else toFieldError();
  };
  const yes = (sentences: string[]) => {
    close();
    if (!editing.save(wanted, sentences)) toFieldError();
  };
  const question = {
    unchecked: claims.unchecked,
    action: (wanted ?? stored).status === 'scheduled' ? ('Schedule' as const) : ('Publish' as const),
    isBusy: saving.isSaving,
    onYes: yes,
    onClose: close,
  };
  return { save, isAsking: (isAsked || isRefused) && claims.unchecked.length > 0, question };
}
