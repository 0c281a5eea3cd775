import { useState } from 'react';
import { createWebhook, webhookEvents, type WebhookEvent } from '@workspace/contracts/webhooks';
import { useSend } from '@workspace/contracts/react/use-send';
import { TextField } from '@workspace/ui/Field';
import { CheckboxGroup } from '../../layout/CheckboxGroup.tsx';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { eventLabels } from './event-labels.ts';

interface CreateWebhookDialogProps {
  onClose: () => void;
  onCreated: (secret: string) => void;
}

/** Creates a webhook with its address and events. */
export function CreateWebhookDialog({ onClose, onCreated }: CreateWebhookDialogProps) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>([]);
  const { send, isSending, error } = useSend(createWebhook);
  const run = useAction();
  const create = async () => {
    const done = await run(send({ body: { url, events: [...events] } }), 'Failed to create the webhook.');
    if (done) onCreated(done.secret);
  };
  return (
    <FormDialog
      title="Create a webhook"
      submitLabel="Create webhook"
      isBusy={isSending}
      canSubmit={url.trim() !== '' && events.length > 0}
      hasUnsavedChanges={url !== '' || events.length > 0}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <TextField
        label="Address"
        type="url"
        hint="An https address on the public internet"
        value={url}
        error={error?.fields.url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <EventFields events={events} onChange={setEvents} />
    </FormDialog>
  );
}

interface EventFieldsProps {
  events: readonly WebhookEvent[];
  onChange: (events: readonly WebhookEvent[]) => void;
}

function EventFields({ events, onChange }: EventFieldsProps) {
  const toggle = (event: WebhookEvent) =>
    onChange(events.includes(event) ? events.filter((one) => one !== event) : [...events, event]);
  return (
    <CheckboxGroup>
      <legend>Events</legend>
      {webhookEvents.map((event) => (
        <label key={event}>
          <input type="checkbox" checked={events.includes(event)} onChange={() => toggle(event)} />
          {eventLabels[event]}
        </label>
      ))}
    </CheckboxGroup>
  );
}
