import { useState } from 'react';
import { resendRejected } from '@workspace/contracts/newsletter-deliveries';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { formatCount } from '../../layout/format-number.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { useAction } from '../../layout/use-action.ts';

interface ResendRejectedProps {
  campaignId: string;
  onResent: () => void;
}

/** Sends the rejected emails of a campaign again after a confirmation. */
export function ResendRejected({ campaignId, onResent }: ResendRejectedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { send, isSending } = useSend(resendRejected);
  const runAction = useAction();
  const toast = useToast();
  const resend = async () => {
    const sent = send({ params: { id: campaignId }, body: { all: true } });
    const result = await runAction(sent, 'Failed to send again');
    setIsOpen(false);
    if (!result) return;
    toast({ title: 'Success', description: `${formatCount(result.resent, 'rejected email')} queued again.` });
    onResent();
  };
  return (
    <Permitted to="newsletter-campaigns:write">
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Send rejected emails again
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void resend()}
        isBusy={isSending}
        title="Send the rejected emails again?"
        description="Mail servers rejected them, so nobody gets one twice. Fix the cause first: otherwise they are rejected again, and that harms your reputation. Suppressed addresses stay rejected."
        confirmLabel="Send again"
      />
    </Permitted>
  );
}
