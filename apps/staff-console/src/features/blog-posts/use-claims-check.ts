import { useState } from 'react';
import type { StatusChange } from './post-values.ts';
import type { PostEditing } from './use-post-editing.ts';

/**
 * Saves a post, and asks for confirmation if readers would see unchecked sentences. `toFieldError` focuses the first
 * invalid field.
 */
export function useClaimsCheck(editing: PostEditing, toFieldError: () => void) {
  const { claims, form, saving, stored } = editing;
  const [isAsked, setAsked] = useState(false);
  const [wanted, setWanted] = useState<StatusChange>();
  const [settled, setSettled] = useState<Error>();
  const { apiError } = saving;
  // The server may find more unchecked sentences, for instance in a text that another writer saved.
  const isRejected = apiError?.code === 'unchecked_claims' && settled !== apiError;
  const close = () => {
    setAsked(false);
    setSettled(apiError);
  };
  /** Saves the post with its current status, or with a new one. */
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
  return { save, isOpen: (isAsked || isRejected) && claims.unchecked.length > 0, question };
}
