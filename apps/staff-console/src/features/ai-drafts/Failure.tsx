import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';

/** The reason of a failure, with a button to retry. */
export function Failure({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <Notice
      tone="destructive"
      title="Nothing was generated"
      action={<Button onClick={onTryAgain}>Try again</Button>}
      isLive
    >
      {message} What you typed is still here.
    </Notice>
  );
}
