import { resumeMailProvider, type CampaignProvider } from '@workspace/contracts/mail-providers';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { useToast } from '@workspace/ui/Toast';
import { shortMoment } from '../../layout/local-time.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { useAction } from '../../layout/use-action.ts';

interface ProviderPauseProps {
  pause: CampaignProvider['pauses'][number];
  /** Called after the attempt to end it: it may have ended by itself. */
  onEnded: () => void;
}

/** A paused provider, the reason, and the button to end the pause. */
export function ProviderPause({ pause: { key, name, until, sentence }, onEnded }: ProviderPauseProps) {
  const { send, isSending } = useSend(resumeMailProvider);
  const runAction = useAction();
  const toast = useToast();
  const resume = async () => {
    const resumed = await runAction(send({ params: { provider: key } }), `Failed to resume emails to ${name}`);
    if (resumed) toast({ title: 'Success', description: `Emails to ${name} go out again.` });
    onEnded();
  };
  const button = (
    <Permitted to="newsletter-campaigns:write">
      <Button size="sm" isBusy={isSending} onClick={() => void resume()} aria-label={`Try again now: ${name}`}>
        Try again now
      </Button>
    </Permitted>
  );
  return (
    <Notice tone="caution" title={`Emails to ${name} wait until ${shortMoment(until)}`} action={button}>
      {sentence} Emails go out again by themselves at that time.
    </Notice>
  );
}
