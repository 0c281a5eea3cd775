import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from '@workspace/ui/Notice';
import { Conflict } from './Conflict.tsx';
import { SignedOut } from '../../layout/SignedOut.tsx';
import { MissingFields } from './MissingFields.tsx';
import { OfferedWords } from './OfferedWords.tsx';
import { restoreMark, type PostEditing } from './use-post-editing.ts';
import type { PostPlaces } from './use-post-places.ts';

interface EditorNoticesProps {
  editing: PostEditing;
  /** The time of the last save that the server knows. */
  savedAt: string | undefined;
  goTo: PostPlaces['goTo'];
}

/** Notices for the writer: unsaved text, an ended session, another writer's save. */
export function EditorNotices({ editing, savedAt, goTo }: EditorNoticesProps) {
  const { unsaved, form, saving } = editing;
  const { showErrors } = form;
  const { apiError } = saving;
  const { pathname } = useLocation();
  useEffect(() => {
    if (apiError) showErrors(apiError.fields);
  }, [apiError, showErrors]);
  return (
    <>
      <MissingFields form={form} onServer={unsaved.onServer} goTo={goTo} />
      <OfferedWords editing={editing} />
      {apiError?.code === 'not_signed_in' && <SignedOut returnTo={`${pathname}?${restoreMark}=restore`} />}
      {unsaved.isRejected && (
        <Notice tone="caution" title="This browser keeps no unsaved text" isLive>
          Its storage is full or switched off. Save often.
        </Notice>
      )}
      <Conflict editing={editing} savedAt={savedAt} />
    </>
  );
}
