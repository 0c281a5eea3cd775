import { useState } from 'react';
import { CheckClaimsDialog } from '../claim-checks/CheckClaimsDialog.tsx';
import { statusOf, type StatusChange } from './post-values.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { useClaimsCheck } from './use-claims-check.ts';
import { useSaveAgain } from './use-save-again.ts';
import type { PostEditing } from './use-post-editing.ts';
import type { PostPlaces } from './use-post-places.ts';

/** Actions to save a post. Asks for confirmation before readers see anything unchecked. */
export function usePublishing(editing: PostEditing, { goTo, toFieldError }: PostPlaces) {
  const { base, form, stored, claims } = editing;
  const gate = useClaimsCheck(editing, toFieldError);
  const [isOpen, setOpen] = useState(false);
  const [lastTime, setLastTime] = useState<string | null>(null);
  const close = () => setOpen(false);
  const publish = (change: StatusChange) => {
    close();
    gate.save(change);
  };
  const saveHere = useSaveAgain(editing, () => {
    if (stored.status !== 'draft' && claims.unchecked.length > 0) return gate.save();
    void editing.saveHere();
  });
  const dialogs = (
    <>
      {isOpen && (
        <PublishDialog
          {...{ post: base?.post, form, goTo, lastTime, setLastTime, unchecked: claims.unchecked }}
          onPublish={publish}
          onClose={close}
        />
      )}
      {gate.isOpen && <CheckClaimsDialog {...gate.question} />}
    </>
  );
  return {
    /** Saves the post with its current status, and leaves. */
    save: () => gate.save(),
    /**
     * Saves it and stays, unless readers would see unchecked sentences: then it asks. The writer is in the middle of a
     * sentence: a notice names the invalid fields, and the focus stays.
     */
    saveHere,
    askToPublish: () => (form.checked(statusOf(stored)) ? setOpen(true) : toFieldError()),
    toDraft: () => gate.save({ status: 'draft', publishAt: null }),
    dialogs,
  };
}
