import { useState } from 'react';
import { styled } from 'styled-components';
import { changeWebhook, deleteWebhook, type Webhook } from '@workspace/contracts/webhooks';
import { useSend } from '@workspace/contracts/react/use-send';
import { Badge } from '@workspace/ui/Badge';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { Notice } from '@workspace/ui/Notice';
import { Panel } from '@workspace/ui/Panel';
import { font, text } from '@workspace/ui/theme/tokens.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { Row, Stack } from '../../layout/Stack.tsx';
import { useAction } from '../../layout/use-action.ts';
import { WebhookLog } from './WebhookLog.tsx';

const Address = styled.code`
  font: 400 ${text.sm} / 1.4 ${font.mono};
  overflow-wrap: anywhere;
`;

interface WebhookPanelProps {
  webhook: Webhook;
  onChanged: () => void;
}

/** A webhook: its state, its actions and its log. */
export function WebhookPanel({ webhook, onChanged }: WebhookPanelProps) {
  const { url, events, isEnabled, disabledReason, failingSince } = webhook;
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel>
      <Stack $gap="md">
        <Row data-apart>
          <div>
            <Address>{url}</Address> {!isEnabled && <Badge tone="danger">Off</Badge>}
            {isEnabled && <Badge tone={failingSince ? 'caution' : 'good'}>{failingSince ? 'Failing' : 'On'}</Badge>}
          </div>
          <Actions {...{ webhook, onChanged, isAsking, setAsking }} />
        </Row>
        <p>{events.join(', ')}</p>
        {disabledReason && (
          <Notice tone="caution" title="This webhook was switched off">
            {disabledReason} Switch it on once the receiver works: its events of the last day follow then.
          </Notice>
        )}
        {isEnabled && failingSince && <p role="status">No delivery has succeeded since {shortMoment(failingSince)}.</p>}
        <WebhookLog webhookId={webhook.id} isPaused={isAsking} />
      </Stack>
    </Panel>
  );
}

interface ActionsProps extends WebhookPanelProps {
  /** True while the question before a deletion is open. */
  isAsking: boolean;
  setAsking: (isAsking: boolean) => void;
}

function Actions({ webhook: { id, url, isEnabled }, onChanged, isAsking, setAsking }: ActionsProps) {
  const changing = useSend(changeWebhook);
  const deleting = useSend(deleteWebhook);
  const run = useAction();
  const toggle = async () => {
    const body = { isEnabled: !isEnabled };
    await run(changing.send({ params: { id }, body }), 'Failed to change the webhook.');
    onChanged();
  };
  const remove = async () => {
    const isDeleted = await run(
      deleting.send({ params: { id } }).then(() => true),
      'Failed to delete the webhook.',
    );
    // A deleted webhook leaves the page with its question and its log.
    if (!isDeleted) setAsking(false);
    onChanged();
  };
  return (
    <Row>
      <Button size="sm" isBusy={changing.isSending} onClick={() => void toggle()}>
        {isEnabled ? 'Switch off' : 'Switch on'}
      </Button>
      <Button size="sm" variant="quiet" data-deletes onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        isBusy={deleting.isSending}
        title="Delete this webhook?"
        description={`${url} receives nothing any more, and its log is deleted.`}
        confirmLabel="Delete"
      />
    </Row>
  );
}
