import { useState } from 'react';
import { resendUncertain } from '@workspace/contracts/newsletter-deliveries';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { formatCount } from '../../layout/format-number.ts';
import { Row } from '../../layout/Stack.tsx';
import { useAction } from '../../layout/use-action.ts';

interface ResendButtonsProps {
  campaignId: string;
  chosen: readonly number[];
  /** Total number of uncertain deliveries. */
  count: number;
  onResent: () => void;
}

/** Sends the selected emails, or all, again after a confirmation. */
export function ResendButtons({ campaignId, chosen, count, onResent }: ResendButtonsProps) {
  const [question, setQuestion] = useState<'chosen' | 'all'>();
  const { send, isSending } = useSend(resendUncertain);
  const runAction = useAction();
  const toast = useToast();
  const people = formatCount(question === 'chosen' ? chosen.length : count, 'recipient');
  const resend = async () => {
    const body = question === 'chosen' ? { ids: [...chosen] } : { all: true as const };
    const result = await runAction(send({ params: { id: campaignId }, body }), 'Failed to send once more');
    setQuestion(undefined);
    if (!result) return;
    toast({ title: 'Success', description: `${formatCount(result.resent, 'message')} sent once more.` });
    onResent();
  };
  return (
    <Row>
      <Button disabled={chosen.length === 0} onClick={() => setQuestion('chosen')}>
        Send {chosen.length > 0 ? formatCount(chosen.length, 'chosen one') : 'the chosen ones'} once more
      </Button>
      <Button onClick={() => setQuestion('all')}>Send all once more</Button>
      <ConfirmDialog
        isOpen={question !== undefined}
        onClose={() => setQuestion(undefined)}
        onConfirm={() => void resend()}
        isBusy={isSending}
        title={`Send to ${people} once more?`}
        description="A person who got the first email may see it twice. Your name is kept beside each. This can be done a single time for each."
        confirmLabel="Send once more"
      />
    </Row>
  );
}
