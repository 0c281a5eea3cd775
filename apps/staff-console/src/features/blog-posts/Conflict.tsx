import { useState } from 'react';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { useToast } from '@workspace/ui/Toast';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { PostEditing } from './use-post-editing.ts';

interface ConflictProps {
  editing: PostEditing;
  /** The time of the last save that the server knows. */
  savedAt: string | undefined;
}

/** The conflict with another writer's save, from the time that it is known until it is settled or the next save begins. */
export function Conflict({ editing, savedAt }: ConflictProps) {
  const { base, saving } = editing;
  const rejected = saving.apiError?.code === 'changed_meanwhile' ? saving.apiError : undefined;
  // The own save is known to the server before its response arrives.
  const isNewer = !saving.isSaving && base !== undefined && savedAt !== undefined && savedAt > base.basedOn;
  const cause = rejected ?? (isNewer ? savedAt : undefined);
  const [settled, setSettled] = useState<unknown>();
  if (cause === undefined || settled === cause) return null;
  return (
    <OpenConflict
      key={rejected ? 'rejected' : 'seen'}
      editing={editing}
      isRejected={rejected !== undefined}
      onSettle={() => setSettled(cause)}
    />
  );
}

interface OpenConflictProps {
  editing: PostEditing;
  isRejected: boolean;
  onSettle: () => void;
}

function OpenConflict({ editing, isRejected, onSettle }: OpenConflictProps) {
  const { base, form, keepMine, adopt } = editing;
  // A dialog would take the next letters of a writer who saves in passing, and a space would press its first button.
  const [isOpen, setOpen] = useState(() => isRejected && !isTyping());
  const toast = useToast();
  if (!base) return null;
  if (!isOpen) {
    const compare = (
      <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
        Compare both
      </Button>
    );
    return (
      <Notice tone="caution" title="This post was changed meanwhile" action={compare} isLive>
        Somebody else saved it, or you did in another window.{' '}
        {form.isChanged ? 'Your words stay here and are not saved.' : 'You see it as it was before.'}
      </Notice>
    );
  }
  const keep = (theirs: ManagedPost) => {
    onSettle();
    keepMine(theirs);
  };
  const take = (theirs: ManagedPost) => {
    onSettle();
    adopt(theirs);
    toast({ title: 'Theirs is here', description: 'Yours stays on this device as unsaved text.' });
  };
  return (
    <ConflictDialog
      base={base.post}
      mine={form.values}
      onClose={() => setOpen(false)}
      onKeepMine={keep}
      onTakeTheirs={take}
    />
  );
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, [contenteditable]') ?? false;
