import { useState } from 'react';
import type { Campaign } from '@workspace/contracts/campaign';
import { deleteCampaign, getCampaign, listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { useRefresh, useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useConsolePath } from '../../layout/base-path.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { useAction } from '../../layout/use-action.ts';
import { useNavigateHere } from '../../layout/use-navigate-here.ts';
import { campaignsOnPage } from './campaigns-on-page.ts';

/** Deletes a draft, after a question. */
export function DeleteDraft({ id, name }: Pick<Campaign, 'id' | 'name'>) {
  const [isOpen, setOpen] = useState(false);
  const { send, isSending } = useSend(deleteCampaign);
  const updateCached = useUpdateCached();
  const refresh = useRefresh();
  const runAction = useAction();
  const navigate = useNavigateHere();
  const path = useConsolePath();
  const remove = async () => {
    const isDone = await runAction(
      send({ params: { id } }).then(() => true),
      'Failed to delete newsletter campaign',
      () => refresh(getCampaign, { params: { id } }),
    );
    if (!isDone) return setOpen(false);
    updateCached(listCampaigns, campaignsOnPage(), ({ campaigns, ...others }) => ({
      ...others,
      campaigns: campaigns.filter((other) => other.id !== id),
    }));
    navigate(path('newsletter?tab=campaigns'));
  };
  return (
    <Permitted to="newsletter-campaigns:write">
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        Delete the draft
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void remove()}
        isBusy={isSending}
        title="Delete this draft?"
        description={`“${name}” is deleted. Nobody has got it, and nobody will.`}
        confirmLabel="Delete Draft"
      />
    </Permitted>
  );
}
