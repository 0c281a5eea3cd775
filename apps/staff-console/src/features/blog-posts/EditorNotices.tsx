import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { Notice } from '@workspace/ui/Notice';
import { useToast } from '@workspace/ui/Toast';
import { AutosaveNotice } from './AutosaveNotice.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { SignedOut } from '../../layout/SignedOut.tsx';
import { UnsavedNotice } from '../../layout/UnsavedNotice.tsx';
import { Differences } from './Differences.tsx';
import { restoreMark, type PostEditing } from './use-post-editing.ts';

/** Notices for the writer: unsaved text, an ended session, another writer's save. */
export function EditorNotices({ editing }: { editing: PostEditing }) {
  const { unsaved, form, restore, saving } = editing;
  const { showErrors } = form;
  const { apiError } = saving;
  const { offered } = unsaved;
  const { pathname } = useLocation();
  useEffect(() => {
    if (apiError) showErrors(apiError.fields);
  }, [apiError, showErrors]);
  return (
    <>
      {offered && (
        <UnsavedNotice
          at={offered.at}
          differences={
            <Differences before={form.values} after={offered.values} otherwise="Both have the same words." />
          }
          onRestore={restore}
          onDiscard={unsaved.settle}
        />
      )}
      {!offered && <AutosaveNotice editing={editing} />}
      {apiError?.code === 'not_signed_in' && <SignedOut returnTo={`${pathname}?${restoreMark}=restore`} />}
      {unsaved.isRejected && (
        <Notice tone="caution" title="This browser keeps no unsaved text" isLive>
          Its storage is full or switched off. Save often.
        </Notice>
      )}
      <Conflict editing={editing} />
    </>
  );
}

function Conflict({ editing: { base, form, saving, keepMine, adopt } }: { editing: PostEditing }) {
  const { apiError } = saving;
  const [settled, setSettled] = useState<Error>();
  const toast = useToast();
  if (!base || apiError?.code !== 'changed_meanwhile' || settled === apiError) return null;
  const settle = () => setSettled(apiError);
  const keep = (theirs: ManagedPost) => {
    settle();
    keepMine(theirs);
  };
  const take = (theirs: ManagedPost) => {
    settle();
    adopt(theirs);
    toast({ title: 'Theirs is here', description: 'Yours stays on this device as unsaved text.' });
  };
  return <ConflictDialog base={base.post} mine={form.values} onClose={settle} onKeepMine={keep} onTakeTheirs={take} />;
}
