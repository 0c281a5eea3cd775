import { deleteSegment, type Segment } from '@workspace/contracts/segments';
import { useSend } from '@workspace/contracts/react/use-send';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';

interface DeleteSegmentDialogProps {
  /** Closed if undefined. */
  segment: Segment | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion of a segment. */
export function DeleteSegmentDialog({ segment, onClose, onDeleted }: DeleteSegmentDialogProps) {
  const { send, isSending } = useSend(deleteSegment);
  const runAction = useAction();
  const toast = useToast();
  const remove = async ({ id, name }: Segment) => {
    const isDone = await runAction(
      send({ params: { id } }).then(() => true),
      'Failed to delete the segment',
    );
    onClose();
    if (!isDone) return;
    toast({ title: 'Success', description: `The segment “${name}” is deleted.` });
    setTimeout(onDeleted);
  };
  return (
    <ConfirmDialog
      isOpen={segment !== undefined}
      onClose={onClose}
      onConfirm={() => segment && void remove(segment)}
      isBusy={isSending}
      title="Delete this segment?"
      description={
        <>
          <strong>{segment?.name}</strong> is deleted with its rules, and cannot be restored. Its people stay on their
          lists.
        </>
      }
      confirmLabel="Delete Segment"
    />
  );
}
