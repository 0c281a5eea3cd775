import { useState } from 'react';
import type { CalendarPost } from '@workspace/contracts/managed-posts';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { AppearsAtField } from '../../layout/AppearsAtField.tsx';
import { timeError } from '../../layout/time-error.ts';

interface MoveDialogProps {
  post: CalendarPost;
  onMove: (time: Date) => void;
  onClose: () => void;
}

/** Moves a scheduled post to another time. */
export function MoveDialog({ post, onMove, onClose }: MoveDialogProps) {
  const [publishAt, setPublishAt] = useState<string | null>(post.at);
  const [inputError, setInputError] = useState<string>();
  const move = () => {
    const error = timeError(publishAt, Date.now());
    setInputError(error);
    if (!error && publishAt !== null) onMove(new Date(publishAt));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title="Move this post"
      description={<strong>{post.title}</strong>}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={move}>
            Move
          </Button>
        </>
      }
    >
      <AppearsAtField value={publishAt} error={inputError} onChange={setPublishAt} />
    </Dialog>
  );
}
