import { useState } from 'react';
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  type Campaign,
} from '@workspace/contracts/newsletter-campaigns';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useCampaignDeed } from './use-campaign-deed.ts';

interface SendingStepsProps {
  campaign: Pick<Campaign, 'id' | 'status' | 'name'>;
  /** Asks for how it stands: where a step came too late, it has moved on. */
  refresh: () => void;
}

/** Stops for a while, goes on, or ends it for good. */
export function SendingSteps({ campaign, refresh }: SendingStepsProps) {
  const pause = useStep(pauseCampaign, 'Failed to pause the campaign', campaign.id, refresh);
  const resume = useStep(resumeCampaign, 'Failed to resume the campaign', campaign.id, refresh);
  const isSending = campaign.status === 'sending';
  const { take, isBusy } = isSending ? pause : resume;
  return (
    <>
      <Button size="sm" variant={isSending ? 'secondary' : 'primary'} isBusy={isBusy} onClick={() => void take()}>
        {isSending ? 'Pause' : 'Resume'}
      </Button>
      <EndForGood campaign={campaign} refresh={refresh} />
    </>
  );
}

function EndForGood({ campaign: { id, name }, refresh }: SendingStepsProps) {
  const [isAsking, setAsking] = useState(false);
  const { take, isBusy } = useStep(cancelCampaign, 'Failed to cancel the campaign', id, refresh);
  const end = async () => {
    await take();
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        Cancel
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void end()}
        isBusy={isBusy}
        title="End this campaign for good?"
        description={`Nobody who has not got “${name}” by now will get it. What was handed over stays so. To stop for a while, pause it.`}
        cancelLabel="Go back"
        confirmLabel="End the campaign"
      />
    </>
  );
}

/** One of the three: they differ by their addresses alone. */
type Step = typeof pauseCampaign;

function useStep(endpoint: Step, otherwise: string, id: string, refresh: () => void) {
  const { send, isSending } = useSend(endpoint);
  const deed = useCampaignDeed();
  const take = async () => {
    await deed(send({ params: { id } }), { otherwise });
    refresh();
  };
  return { take, isBusy: isSending };
}
