import { useSend } from '@workspace/contracts/react/use-send';
import { deleteSubscriberField, type SubscriberField } from '@workspace/contracts/subscriber-fields';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';

interface DeleteFieldDialogProps {
  /** Closed if undefined. */
  field: SubscriberField | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion of a field with all its values. */
export function DeleteFieldDialog({ field, onClose, onDeleted }: DeleteFieldDialogProps) {
  const { send, isSending } = useSend(deleteSubscriberField);
  const runAction = useAction();
  const toast = useToast();
  const remove = async ({ id, name }: SubscriberField) => {
    const isDone = await runAction(
      send({ params: { id } }).then(() => true),
      'Failed to delete the field',
    );
    onClose();
    if (!isDone) return;
    toast({ title: 'Success', description: `The field “${name}” is deleted.` });
    setTimeout(onDeleted);
  };
  return (
    <ConfirmDialog
      isOpen={field !== undefined}
      onClose={onClose}
      onConfirm={() => field && void remove(field)}
      isBusy={isSending}
      title="Delete this field?"
      description={
        <>
          <strong>{field?.name}</strong> is deleted with its value of every subscriber, and cannot be restored. Segments
          that use it count nobody until you edit them.
        </>
      }
      confirmLabel="Delete Field"
    />
  );
}
