import { useState } from 'react';
import type { ApiError } from '@workspace/contracts/endpoint/api-error';
import type { Confirmation } from '../claim-checks/CheckClaimsDialog.tsx';
import type { StatusChange } from './post-values.ts';
import type { PostEditing } from './use-post-editing.ts';

/**
 * Saves a post, and asks for confirmation if readers would see unchecked sentences, or for the first time the text of a
 * model. `toFieldError` focuses the first invalid field.
 */
export function useClaimsCheck(editing: PostEditing, toFieldError: () => void) {
  const { base, claims, form, saving, stored } = editing;
  const [isAsked, setAsked] = useState(false);
  const [wanted, setWanted] = useState<StatusChange>();
  const [settled, setSettled] = useState<Error>();
  const { apiError } = saving;
  // The server may know more: unchecked sentences that another writer saved, or text of the model.
  const isRejected = isAnswerable(apiError, claims.unchecked.length) && settled !== apiError;
  const isAiDraft = stored.isAiDraft === true || form.values.isAiDraft === true;
  /** True when the save makes a model's text visible to readers. */
  const tells = (change?: StatusChange) => {
    const { status } = change ?? stored;
    return isAiDraft && status !== 'draft' && status !== stored.status;
  };
  const close = () => {
    setAsked(false);
    setSettled(apiError);
  };
  /** Saves the post with its current status, or with a new one. */
  const save = (change?: StatusChange) => {
    setWanted(change);
    const isForReaders = (change ?? stored).status !== 'draft';
    const isAnswered = !isForReaders || (claims.unchecked.length === 0 && !tells(change));
    if (isAnswered) return void (editing.save(change) || toFieldError());
    if (form.checked(change)) setAsked(true);
    else toFieldError();
  };
  const yes = (confirmation: Confirmation) => {
    close();
    if (!editing.save(wanted, confirmation)) toFieldError();
  };
  const question = {
    unchecked: claims.unchecked,
    asksDisclosure: tells(wanted) || apiError?.code === 'disclosure_needed',
    disclosure: base?.post.disclosure,
    action: (wanted ?? stored).status === 'scheduled' ? ('Schedule' as const) : ('Publish' as const),
    isBusy: saving.isSaving,
    onYes: yes,
    onClose: close,
  };
  return { save, isOpen: isAsked || isRejected, question };
}

function isAnswerable(apiError: ApiError | undefined, unchecked: number): boolean {
  return apiError?.code === 'disclosure_needed' || (apiError?.code === 'unchecked_claims' && unchecked > 0);
}
