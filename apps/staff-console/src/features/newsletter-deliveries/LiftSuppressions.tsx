import { useState } from 'react';
import { liftSuppressionsOfCampaign } from '@workspace/contracts/newsletter-deliveries';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { formatCount } from '../../layout/format-number.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { useAction } from '../../layout/use-action.ts';

/** Lifts the suppressions that a campaign caused after a confirmation. */
export function LiftSuppressions({ campaignId }: { campaignId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { send, isSending } = useSend(liftSuppressionsOfCampaign);
  const runAction = useAction();
  const toast = useToast();
  const lift = async () => {
    const result = await runAction(send({ params: { id: campaignId } }), 'Failed to lift');
    setIsOpen(false);
    if (result) toast({ title: 'Success', description: `${formatCount(result.lifted, 'suppression')} lifted.` });
  };
  return (
    <Permitted to="suppressions:write">
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Lift its suppressions
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void lift()}
        isBusy={isSending}
        title="Lift the suppressions of this campaign?"
        description="Mail servers said of these addresses that they do not exist. If a server was wrong, they get email again, and are subscribed where they were. An address that does not exist is suppressed once more by the next email."
        confirmLabel="Lift suppressions"
      />
    </Permitted>
  );
}
