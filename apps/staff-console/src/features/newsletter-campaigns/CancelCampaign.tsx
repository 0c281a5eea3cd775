import { useState } from 'react';
import type { Campaign } from '@workspace/contracts/campaign';
import { cancelCampaign } from '@workspace/contracts/campaign-sending';
import { Button, type ButtonProps } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useCampaignStep } from './use-campaign-step.ts';

interface CancelCampaignProps extends Pick<ButtonProps, 'size'> {
  campaign: Pick<Campaign, 'id'>;
  /** Explains the effect on the recipients, and the alternatives. */
  consequence: string;
  refresh: () => void;
}

/** Cancels a campaign for good, after a second confirmation. */
export function CancelCampaign({ campaign: { id }, consequence, refresh, size }: CancelCampaignProps) {
  const [isOpen, setOpen] = useState(false);
  const { take, isBusy } = useCampaignStep(cancelCampaign, 'Failed to cancel the campaign', id, refresh);
  const cancel = async () => {
    await take();
    setOpen(false);
  };
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        Cancel the campaign
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void cancel()}
        isBusy={isBusy}
        title="Cancel this campaign for good?"
        description={consequence}
        cancelLabel="Go back"
        confirmLabel="Cancel the campaign"
      />
    </>
  );
}
