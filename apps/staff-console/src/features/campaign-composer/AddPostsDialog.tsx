import { useState } from 'react';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { formatCount } from '../../layout/format-number.ts';
import { PostsPicker } from '../newsletter-campaigns/PostsPicker.tsx';

interface AddPostsDialogProps {
  onChoose: (ids: string[]) => void;
  onClose: () => void;
}

/** Chooses posts, in the order in which they are added. */
export function AddPostsDialog({ onChoose, onClose }: AddPostsDialogProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const add = (
    <Button variant="primary" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
      {chosen.length === 0 ? 'Add posts' : `Add ${formatCount(chosen.length, 'post')}`}
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} size="lg" title="Add posts" footer={add}>
      <PostsPicker chosen={chosen} onChange={setChosen} />
    </Dialog>
  );
}
