import { retryContactReply } from '@workspace/contracts/contact-replies';
import type { ContactEmail } from '@workspace/contracts/contact-threads';
import { useSend } from '@workspace/contracts/react/use-send';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';
import { Button } from '@workspace/ui/Button';
import { Permitted } from '../../layout/Permitted.tsx';
import { useAction } from '../../layout/use-action.ts';
import { Bar, Soft } from './inbox-style.ts';
import { useRefreshRequests } from './use-refresh-requests.ts';

const states: Readonly<Record<Exclude<ContactEmail['status'], 'received'>, { tone: BadgeTone; words: string }>> = {
  queued: { tone: 'neutral', words: 'Waits to be sent' },
  sent: { tone: 'good', words: 'Sent' },
  failed: { tone: 'danger', words: 'Not sent' },
  uncertain: { tone: 'caution', words: 'Perhaps sent' },
};

/** The state of an email: of a reply, whether it was sent; of a message, its attachments. */
export function EmailState({ contactId, email }: { contactId: string; email: ContactEmail }) {
  const { status, reason, attachments } = email;
  if (status === 'received')
    return attachments.length > 0 ? <Soft>Attached, in the mailbox: {attachments.join(', ')}</Soft> : null;
  const { tone, words } = states[status];
  return (
    <>
      <Bar role="status">
        <Badge tone={tone}>{words}</Badge>
        {(status === 'failed' || status === 'uncertain') && (
          <Permitted to="contacts:write">
            <RetryButton {...{ contactId, email }} />
          </Permitted>
        )}
      </Bar>
      {reason && <Soft>{status === 'queued' ? `Tried again soon. The last response: ${reason}` : reason}</Soft>}
      {status === 'uncertain' && <Soft>Ask before you send it again: the email may have arrived.</Soft>}
    </>
  );
}

function RetryButton({ contactId, email }: { contactId: string; email: ContactEmail }) {
  const { send, isSending } = useSend(retryContactReply);
  const runAction = useAction();
  const refresh = useRefreshRequests();
  const retry = async () => {
    const input = { params: { id: contactId, emailId: email.id } };
    await runAction(send(input), 'Failed to send the reply again.');
    refresh();
  };
  return (
    <Button size="sm" isBusy={isSending} onClick={() => void retry()}>
      Retry
    </Button>
  );
}
