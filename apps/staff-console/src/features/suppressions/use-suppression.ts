import { liftSuppression, suppressAddress, type Suppression } from '@workspace/contracts/suppressions';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';
import { suppressionReason } from './suppression-reasons.ts';

interface SuppressionActions {
  stop: (email: string, reason?: string) => Promise<boolean>;
  allow: (suppression: Suppression) => Promise<boolean>;
  isSending: boolean;
}

/** Suppresses an address on every list, or undoes it. */
export function useSuppression(onChanged: () => void): SuppressionActions {
  const stopping = useSend(suppressAddress);
  const lifting = useSend(liftSuppression);
  const runAction = useAction();
  const toast = useToast();
  const allow = async ({ id, email }: Suppression) => {
    const sent = lifting.send({ params: { id } }).then(() => true);
    const isDone = await runAction(sent, 'Failed to allow mail again');
    if (!isDone) return false;
    toast({ title: 'Success', description: `${email} may get mail again.` });
    onChanged();
    return true;
  };
  const stop = async (email: string, reason?: string) => {
    const stored = await runAction(stopping.send({ body: { email, reason } }), 'Failed to stop mail to this address');
    if (!stored) return false;
    const { suppression } = stored;
    const undo = { label: 'Undo', elsewhere: 'Choose Allow again', run: () => void allow(suppression) };
    const isOurs = suppression.kind === 'staff';
    toast({
      title: 'Success',
      description: isOurs
        ? `${email} gets no mail from any list.`
        : `${email} was suppressed before. ${suppressionReason(suppression)}`,
      ...(isOurs && { action: undo }),
    });
    onChanged();
    return true;
  };
  return { stop, allow, isSending: stopping.isSending || lifting.isSending };
}
