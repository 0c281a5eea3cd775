import { removeSubscriber, type Subscriber } from '@workspace/contracts/email-list-subscribers';
import { useSend } from '@workspace/contracts/react/use-send';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';

interface RemoveSubscriberDialogProps {
  listId: string;
  /** Closed if undefined. */
  subscriber: Subscriber | undefined;
  onClose: () => void;
  onRemoved: () => void;
}

/** Confirms the removal of a subscriber from a list. */
export function RemoveSubscriberDialog({ listId, subscriber, onClose, onRemoved }: RemoveSubscriberDialogProps) {
  const { send, isSending } = useSend(removeSubscriber);
  const runAction = useAction();
  const toast = useToast();
  const remove = async ({ id, email }: Subscriber) => {
    const isDone = await runAction(
      send({ params: { listId, id } }).then(() => true),
      'Failed to remove the subscriber',
    );
    onClose();
    if (!isDone) return;
    toast({ title: 'Success', description: `${email} is off the list.` });
    setTimeout(onRemoved);
  };
  return (
    <ConfirmDialog
      isOpen={subscriber !== undefined}
      onClose={onClose}
      onConfirm={() => subscriber && void remove(subscriber)}
      isBusy={isSending}
      title="Remove this subscriber?"
      description={
        <>
          <strong>{subscriber?.email}</strong> is taken off this list, and can be added again by anybody. Who asks never
          to get mail again uses the link in each message.
        </>
      }
      confirmLabel="Remove"
    />
  );
}
