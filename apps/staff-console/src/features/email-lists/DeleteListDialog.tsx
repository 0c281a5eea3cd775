import { daysListsStayInTrash, deleteEmailList, type EmailList } from '@workspace/contracts/email-lists';
import { useSend } from '@workspace/contracts/react/use-send';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { formatCount } from '../../layout/format-number.ts';
import { useAction } from '../../layout/use-action.ts';
import { useRefreshLists, useRestoreList } from './use-restore-list.ts';

interface DeleteListDialogProps {
  list: EmailList | undefined;
  onClose: () => void;
  /** Called once the dialog is closed: the button that opened it disappeared with its row. */
  onDeleted: () => void;
}

/** Confirms moving a list to the trash. Closed without a list. */
export function DeleteListDialog({ list, onClose, onDeleted }: DeleteListDialogProps) {
  const { send, isSending } = useSend(deleteEmailList);
  const { restore } = useRestoreList();
  const refreshLists = useRefreshLists();
  const runAction = useAction();
  const toast = useToast();
  const remove = async (deleted: EmailList) => {
    const isDone = await runAction(
      send({ params: { id: deleted.id } }).then(() => true),
      'Failed to delete email list',
    );
    onClose();
    if (!isDone) return;
    refreshLists(deleted.id);
    const undo = { label: 'Undo', elsewhere: 'Restore it from the trash', run: () => void restore(deleted) };
    toast({ title: 'Success', description: 'Email list deleted successfully', action: undo });
    setTimeout(onDeleted);
  };
  return (
    <ConfirmDialog
      isOpen={list !== undefined}
      onClose={onClose}
      onConfirm={() => list && void remove(list)}
      isBusy={isSending}
      title="Delete this list?"
      description={
        <>
          <strong>{list?.name}</strong> goes to the trash with its{' '}
          {formatCount(list?.subscriberCount ?? 0, 'subscriber')}. It can be restored for {daysListsStayInTrash} days.
          Campaigns that were sent stay, with who got them.
        </>
      }
      confirmLabel="Delete List"
    />
  );
}
