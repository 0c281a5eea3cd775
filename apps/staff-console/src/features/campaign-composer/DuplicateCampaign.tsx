import type { Campaign } from '@workspace/contracts/campaign';
import { copyCampaign, listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { useRefreshAll } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { useToast } from '@workspace/ui/Toast';
import { useConsolePath } from '../../layout/base-path.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { useAction } from '../../layout/use-action.ts';
import { useNavigateHere } from '../../layout/use-navigate-here.ts';

/** Copies a campaign as a draft, and opens the copy. */
export function DuplicateCampaign({ campaign: { id } }: { campaign: Campaign }) {
  const { send, isSending } = useSend(copyCampaign);
  const refreshAll = useRefreshAll();
  const runAction = useAction();
  const toast = useToast();
  const navigate = useNavigateHere();
  const path = useConsolePath();
  const copy = async () => {
    const result = await runAction(send({ params: { id } }), 'Failed to duplicate the campaign');
    if (!result) return;
    refreshAll(listCampaigns);
    toast({ title: 'Success', description: 'This is the copy, a draft.' });
    navigate(path(`campaigns/${result.campaign.id}`));
  };
  return (
    <Permitted to="newsletter-campaigns:write">
      <Button size="sm" isBusy={isSending} onClick={() => void copy()}>
        Duplicate
      </Button>
    </Permitted>
  );
}
