import type { CalendarPost } from '@workspace/contracts/managed-posts';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { AppearsAtField } from '../../layout/AppearsAtField.tsx';
import { useFutureTime } from '../../layout/use-future-time.ts';

interface MoveDialogProps {
  post: CalendarPost;
  onMove: (time: Date) => void;
  onClose: () => void;
}

/** Moves a scheduled post to another time. */
export function MoveDialog({ post, onMove, onClose }: MoveDialogProps) {
  const appearsAt = useFutureTime(post.at);
  const move = () => {
    if (appearsAt.check() && appearsAt.time !== null) onMove(new Date(appearsAt.time));
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
      <AppearsAtField {...appearsAt} />
    </Dialog>
  );
}
