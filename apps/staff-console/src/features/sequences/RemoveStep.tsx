import { removeSequenceStep, type Sequence, type SequenceStep } from '@workspace/contracts/sequences';
import { useSend } from '@workspace/contracts/react/use-send';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { plainSubject } from '../newsletter-campaigns/subject-parts.ts';
import { useSequenceAction } from './use-sequence-action.ts';

interface RemoveStepProps {
  sequence: Sequence;
  step: SequenceStep;
  onClose: () => void;
}

/** Confirms the removal of an email. */
export function RemoveStep({ sequence, step, onClose }: RemoveStepProps) {
  const { send, isSending } = useSend(removeSequenceStep);
  const run = useSequenceAction(sequence.id);
  const remove = async () => {
    await run(send({ params: { id: sequence.id, stepId: step.id } }), { otherwise: 'Failed to remove the email' });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isBusy={isSending}
      onClose={onClose}
      onConfirm={() => void remove()}
      title="Remove this email?"
      description={
        step.sent > 0
          ? `“${plainSubject(step.subject)}” is not sent to anybody any more. People who wait for it go on with the next email. What was sent stays in the ledger.`
          : `“${plainSubject(step.subject)}” is deleted with its content, and cannot be restored.`
      }
      confirmLabel="Remove Email"
    />
  );
}
