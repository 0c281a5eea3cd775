import { useState, type ReactNode } from 'react';
import type { Campaign } from '@workspace/contracts/campaign';
import type { PreflightCheck } from '@workspace/contracts/campaign-preflight';
import { sendCampaign } from '@workspace/contracts/campaign-sending';
import { useSend } from '@workspace/contracts/react/use-send';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { wholeAudience } from './audience-name.ts';
import { subjectsInWords, testPlanIn } from './campaign-subjects.ts';
import { useCampaignAction } from './use-campaign-action.ts';
import { warningsIn } from './warnings-in.ts';
import { waysBack } from './ways-back.ts';

interface SendNowProps {
  campaign: Campaign;
  people: string;
  checks: readonly PreflightCheck[];
  secondsToUndo: number | undefined;
  /** Renders the button, with the function to call when it is pressed. */
  renderButton: (onPress: () => void) => ReactNode;
}

/** A button that sends a campaign, after a question. */
export function SendNow({ campaign, people, checks, secondsToUndo, renderButton }: SendNowProps) {
  const { id, name, updatedAt } = campaign;
  const [isOpen, setOpen] = useState(false);
  const { send, isSending } = useSend(sendCampaign);
  const runAction = useCampaignAction(id);
  const sendOff = async () => {
    const sent = send({ params: { id }, body: { basedOn: updatedAt } });
    await runAction(sent, { otherwise: 'Failed to send newsletter campaign' });
    setOpen(false);
  };
  return (
    <>
      {renderButton(() => setOpen(true))}
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void sendOff()}
        isBusy={isSending}
        tone="calm"
        title={`Send to ${people}?`}
        description={
          <>
            <strong>{name}</strong>, with {subjectsInWords(campaign)}, goes to everybody who can be mailed of{' '}
            {wholeAudience(campaign)}.{testPlanIn(checks)} {waysBack(secondsToUndo)}
            {warningsIn(checks)}
          </>
        }
        confirmLabel={`Send to ${people}`}
      />
    </>
  );
}
