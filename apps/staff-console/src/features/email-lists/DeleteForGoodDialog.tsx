import { deleteListForGood, type EmailList } from '@workspace/contracts/email-lists';
import type { Campaign } from '@workspace/contracts/campaign';
import { listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { useEndpoint, useRefresh } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { formatCount } from '../../layout/format-number.ts';
import { useAction } from '../../layout/use-action.ts';
import { campaignsOnPage } from '../newsletter-campaigns/campaigns-on-page.ts';
import { useRefreshLists } from './use-restore-list.ts';

interface DeleteForGoodDialogProps {
  list: EmailList | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms deleting a list of the trash for good, and lists what is deleted and what stays. */
export function DeleteForGoodDialog({ list, onClose, onDeleted }: DeleteForGoodDialogProps) {
  const { send, isSending } = useSend(deleteListForGood);
  const { data } = useEndpoint(listCampaigns, {});
  const refresh = useRefresh();
  const refreshLists = useRefreshLists();
  const runAction = useAction();
  const toast = useToast();
  const remove = async ({ id, name }: EmailList) => {
    const sent = send({ params: { id } }).then(() => true);
    const isDone = await runAction(sent, 'Failed to delete email list');
    onClose();
    if (!isDone) return;
    refreshLists(id);
    refresh(listCampaigns, {});
    refresh(listCampaigns, campaignsOnPage());
    toast({ title: 'Success', description: `“${name}” is deleted for good.` });
    setTimeout(onDeleted);
  };
  const { drafts, campaigns } = effectOn(data?.campaigns.filter((campaign) => list && isOnlyTo(campaign, list.id)));
  return (
    <ConfirmDialog
      isOpen={list !== undefined}
      onClose={onClose}
      onConfirm={() => list && void remove(list)}
      isBusy={isSending}
      title="Delete this list for good?"
      description={
        <>
          <strong>{list?.name}</strong>, its {formatCount(list?.subscriberCount ?? 0, 'subscriber')}, its imports and{' '}
          {drafts} to it are deleted. This cannot be undone. {campaigns} as evidence. People who left stay out of every
          other list.
        </>
      }
      confirmLabel="Delete for good"
    />
  );
}

/** Names the campaigns that are deleted, and those that stay; without numbers until they have loaded. */
function effectOn(ofList: readonly Campaign[] | undefined): { drafts: string; campaigns: string } {
  if (!ofList) return { drafts: 'the drafts', campaigns: 'Campaigns that went out stay' };
  const unstarted = ofList.filter(({ startedAt }) => startedAt === null).length;
  const started = ofList.length - unstarted;
  return {
    drafts: formatCount(unstarted, 'draft'),
    campaigns: `${formatCount(started, 'campaign')} that went out ${started === 1 ? 'stays' : 'stay'}`,
  };
}

/** A campaign to several lists goes to the others when one is deleted. */
const isOnlyTo = ({ emailListId, emailListIds = [], segmentIds = [] }: Campaign, listId: string): boolean =>
  emailListId === listId && emailListIds.length + segmentIds.length <= 1;
