import type { Subscriber } from '@workspace/contracts/email-list-subscribers';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { canLift, suppressionReason } from '../suppressions/suppression-reasons.ts';
import { useSuppression } from '../suppressions/use-suppression.ts';

interface AllMailProps {
  subscriber: Subscriber;
  onChanged: () => void;
}

/** Suppression of the address on every list, with a button to change it. */
export function AllMail({ subscriber: { email, suppression }, onChanged }: AllMailProps) {
  const { stop, allow, isSending } = useSuppression(onChanged);
  if (!suppression) {
    const button = (
      <Button isBusy={isSending} onClick={() => void stop(email)}>
        Stop all mail
      </Button>
    );
    return (
      <Notice tone="info" title="Every list may mail this address" action={button}>
        Stopping all mail takes it off every list, and no import brings it back.
      </Notice>
    );
  }
  const button = canLift(suppression) && (
    <Button isBusy={isSending} onClick={() => void allow(suppression)}>
      Allow mail again
    </Button>
  );
  return (
    <Notice tone="caution" title="No list mails this address" action={button || undefined}>
      {suppressionReason(suppression)}.{!canLift(suppression) && ' Only the person can take that back.'}
    </Notice>
  );
}
