import { useRef } from 'react';
import type { Campaign } from '@workspace/contracts/campaign';
import { pauseCampaign, resumeCampaign } from '@workspace/contracts/campaign-sending';
import { Button } from '@workspace/ui/Button';
import { CancelCampaign } from './CancelCampaign.tsx';
import { useCampaignStep } from './use-campaign-step.ts';

interface SendingStepsProps {
  campaign: Pick<Campaign, 'id' | 'status' | 'name'>;
  /** Refreshes the campaign: after a late action its status has moved on. */
  refresh: () => void;
}

/** Buttons to pause, resume or cancel a campaign. */
export function SendingSteps({ campaign, refresh }: SendingStepsProps) {
  const pause = useCampaignStep(pauseCampaign, 'Failed to pause the campaign', campaign.id, refresh);
  const resume = useCampaignStep(resumeCampaign, 'Failed to resume the campaign', campaign.id, refresh);
  const isSending = campaign.status === 'sending';
  const pauseButton = useRef<HTMLButtonElement>(null);
  const resumeIt = async () => {
    await resume.take();
    // The button with the focus is gone then.
    pauseButton.current?.focus();
  };
  return (
    <>
      {/* Stays in place, with the focus: a second press on Pause must not resume the campaign. */}
      <Button
        ref={pauseButton}
        size="sm"
        aria-disabled={!isSending}
        isBusy={pause.isBusy}
        onClick={() => isSending && void pause.take()}
      >
        Pause
      </Button>
      {!isSending && (
        <Button size="sm" variant="primary" isBusy={resume.isBusy} onClick={() => void resumeIt()}>
          Resume
        </Button>
      )}
      <CancelCampaign
        size="sm"
        campaign={campaign}
        refresh={refresh}
        consequence={`Nobody who has not got “${campaign.name}” by now will get it. Submitted emails cannot be recalled. To stop for a while, pause it.`}
      />
    </>
  );
}
