import { useState } from 'react';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { useWriter } from '../../layout/use-writer.ts';
import { focusLane } from './comment-focus.ts';
import type { Commenting } from './use-commenting.ts';

interface DeleteCommentProps {
  one: { id: string; author: string; text: string };
  kind: 'comment' | 'suggestion' | 'reply';
  commenting: Pick<Commenting, 'store'>;
}

/** Deletes one's own comment, suggestion or reply, after a confirmation. */
export function DeleteComment({ one: { id, author, text }, kind, commenting: { store } }: DeleteCommentProps) {
  const [isAsked, setAsked] = useState(false);
  const writer = useWriter();
  if (author !== writer) return null;
  const confirm = () => {
    setAsked(false);
    focusLane();
    void store.remove(id);
  };
  return (
    <>
      <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Delete
        <VisuallyHidden>
          {' '}
          the {kind} {text}
        </VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={confirm}
        title={`Delete this ${kind}?`}
        description={kind === 'reply' ? 'It cannot be brought back.' : 'Its replies are deleted too.'}
        confirmLabel="Delete"
      />
    </>
  );
}
