import { useState, type FormEvent } from 'react';
import { scheduleCampaign, type Campaign } from '@workspace/contracts/newsletter-campaigns';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { TextField } from '@workspace/ui/Field';
import { fromLocalInput, momentInWords, toLocalInput } from '../../layout/local-time.ts';
import { Row } from '../../layout/Stack.tsx';
import { useCampaignDeed } from './use-campaign-deed.ts';

/** A time, in this person's time zone, at which it goes out by itself; or none again. */
export function ScheduleForm({ campaign, isHeldBack }: { campaign: Campaign; isHeldBack: boolean }) {
  const { id, status, scheduledAt } = campaign;
  const [at, setAt] = useState(scheduledAt);
  const { send, isSending } = useSend(scheduleCampaign);
  const deed = useCampaignDeed();
  const schedule = async (time: string | null) => {
    const done = time ? `It goes out on ${momentInWords(time)}.` : 'It is a draft again.';
    const isDone = await deed(send({ params: { id }, body: { at: time } }), {
      done,
      otherwise: 'Failed to schedule newsletter campaign',
    });
    if (isDone) setAt(time);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at && !isHeldBack && !isSending) void schedule(at);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Row data-fields>
        <TextField
          label="Or by itself at"
          type="datetime-local"
          hint={at ? momentInWords(at) : 'In your time zone'}
          value={toLocalInput(at)}
          onChange={({ target }) => setAt(fromLocalInput(target.value))}
        />
        <Button type="submit" disabled={!at || isHeldBack} isBusy={isSending}>
          {status === 'draft' ? 'Schedule' : 'Change the time'}
        </Button>
        {status !== 'draft' && (
          <Button variant="quiet" isBusy={isSending} onClick={() => void schedule(null)}>
            Back to draft
          </Button>
        )}
      </Row>
    </form>
  );
}
