import { deleteEmailList, listEmailLists, type EmailList } from '@workspace/contracts/email-lists';
import { listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { useEndpoint, useKeep } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { counted } from '../../layout/figures.ts';
import { useDeed } from '../../layout/use-deed.ts';

interface DeleteListDialogProps {
  list: EmailList | undefined;
  onClose: () => void;
  /** Called once the dialog is closed: the button that opened it is gone with its row. */
  onDeleted: () => void;
}

/** Asks before a list goes, and says who and what goes along. Without a list it is closed. */
export function DeleteListDialog({ list, onClose, onDeleted }: DeleteListDialogProps) {
  const { send, isSending } = useSend(deleteEmailList);
  const campaigns = useEndpoint(listCampaigns, {}).data?.campaigns;
  const keep = useKeep();
  const deed = useDeed();
  const toast = useToast();
  const remove = async ({ id }: EmailList) => {
    const isDone = await deed(
      send({ params: { id } }).then(() => true),
      'Failed to delete email list',
    );
    onClose();
    if (!isDone) return;
    keep(listEmailLists, {}, ({ emailLists }) => ({ emailLists: emailLists.filter((other) => other.id !== id) }));
    keep(listCampaigns, {}, (held) => ({ campaigns: held.campaigns.filter(({ emailListId }) => emailListId !== id) }));
    toast({ title: 'Success', description: 'Email list deleted successfully' });
    setTimeout(onDeleted);
  };
  const ofList = campaigns?.filter(({ emailListId }) => emailListId === list?.id).length;
  return (
    <ConfirmDialog
      isOpen={list !== undefined}
      onClose={onClose}
      onConfirm={() => list && void remove(list)}
      isBusy={isSending}
      title="Delete this list?"
      description={
        <>
          <strong>{list?.name}</strong> is deleted with its {counted(list?.subscriberCount ?? 0, 'subscriber')} and{' '}
          {ofList === undefined ? 'its campaigns' : counted(ofList, 'campaign')}, their receipts and their ledgers. This
          cannot be undone. Who has left stays out of every other list.
        </>
      }
      confirmLabel="Delete List"
    />
  );
}
