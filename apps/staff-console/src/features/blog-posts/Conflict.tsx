import { useState } from 'react';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { useToast } from '@workspace/ui/Toast';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { PostEditing } from './use-post-editing.ts';

/** The conflict of a rejected save with another writer's save, until it is settled or the next save begins. */
export function Conflict({ editing }: { editing: PostEditing }) {
  const { apiError } = editing.saving;
  const [settled, setSettled] = useState<Error>();
  if (apiError?.code !== 'changed_meanwhile' || settled === apiError) return null;
  return <OpenConflict editing={editing} onSettle={() => setSettled(apiError)} />;
}

function OpenConflict({ editing, onSettle }: { editing: PostEditing; onSettle: () => void }) {
  const { base, form, keepMine, adopt } = editing;
  // A dialog would take the next letters of a writer who saves in passing, and a space would press its first button.
  const [isOpen, setOpen] = useState(() => !isTyping());
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
        Somebody else saved it. Your words stay here and are not saved.
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
