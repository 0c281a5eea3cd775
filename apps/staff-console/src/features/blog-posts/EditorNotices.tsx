import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from '@workspace/ui/Notice';
import { Conflict } from './Conflict.tsx';
import { SignedOut } from '../../layout/SignedOut.tsx';
import { sourceOf, UnsavedNotice } from '../../layout/UnsavedNotice.tsx';
import { MissingFields } from './MissingFields.tsx';
import { Differences } from './Differences.tsx';
import { usePendingRevision } from './use-pending-revision.ts';
import { restoreMark, type PostEditing } from './use-post-editing.ts';
import type { PostPlaces } from './use-post-places.ts';

/** Notices for the writer: unsaved text, an ended session, another writer's save. */
export function EditorNotices({ editing, goTo }: { editing: PostEditing; goTo: PostPlaces['goTo'] }) {
  const { base, unsaved, form, restore, saving } = editing;
  const { showErrors } = form;
  const { apiError } = saving;
  // The words of this visit are not replaced, and a new post that is stored by now is another text.
  const [id] = useState(base?.post.id);
  const offered = form.isChanged || base?.post.id !== id ? undefined : unsaved.offered;
  const pending = usePendingRevision(editing);
  const { pathname } = useLocation();
  const discard = () => {
    unsaved.dismiss();
    // The same words are on the server, and are not offered a second time.
    if (pending?.writer === offered?.writer) pending?.discard();
  };
  useEffect(() => {
    if (apiError) showErrors(apiError.fields);
  }, [apiError, showErrors]);
  return (
    <>
      <MissingFields form={form} onServer={unsaved.onServer} goTo={goTo} />
      {offered && (
        <UnsavedNotice
          at={offered.at}
          source={sourceOf(offered)}
          differences={
            <Differences before={form.values} after={offered.values} otherwise="Both have the same words." />
          }
          onRestore={restore}
          onDiscard={discard}
        />
      )}
      {!offered && pending && (
        <UnsavedNotice
          at={pending.at}
          source="They are kept on the server; readers do not see them."
          differences={
            <Differences before={form.values} after={pending.values} otherwise="Both have the same words." />
          }
          onRestore={pending.restore}
          onDiscard={pending.discard}
        />
      )}
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
