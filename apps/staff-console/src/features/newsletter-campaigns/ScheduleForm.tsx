import { useState } from 'react';
import type { Campaign } from '@workspace/contracts/campaign';
import { scheduleCampaign } from '@workspace/contracts/campaign-sending';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { TextField } from '@workspace/ui/Field';
import { fromLocalInput, formatMoment, toLocalInput } from '../../layout/local-time.ts';
import { Row, Stack } from '../../layout/Stack.tsx';
import { useFutureTime } from '../../layout/use-future-time.ts';
import { useCampaignAction } from './use-campaign-action.ts';

interface ScheduleFormProps {
  campaign: Campaign;
  isWithheld: boolean;
  /** Audience for the dialog's text: '12 people of Cities'. */
  audience: string;
}

/**
 * Schedules a campaign in the user's time zone, or removes the schedule. Only the button schedules, after a
 * confirmation.
 */
export function ScheduleForm({ campaign, isWithheld, audience }: ScheduleFormProps) {
  const { status, scheduledAt } = campaign;
  const { time: at, error, field, change, check } = useFutureTime(scheduledAt);
  const { schedule, isSending } = useSchedule(campaign);
  const back = async () => {
    if (await schedule(null)) change(null);
  };
  return (
    <Stack $gap="md">
      <Row data-fields>
        <TextField
          label="Or by itself at"
          type="datetime-local"
          ref={field}
          hint={at && !error ? formatMoment(at) : 'In your time zone'}
          error={error}
          value={toLocalInput(at)}
          onChange={({ target }) => change(fromLocalInput(target.value))}
        />
        <ScheduleButton {...{ campaign, at, audience, isWithheld, isSending, check }} onYes={() => schedule(at)} />
      </Row>
      {status !== 'draft' && (
        <Row>
          <Button variant="quiet" isBusy={isSending} onClick={() => void back()}>
            Back to draft
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface ScheduleButtonProps extends ScheduleFormProps {
  at: string | null;
  isSending: boolean;
  /** Validates the time, and shows its error. */
  check: () => boolean;
  onYes: () => Promise<boolean>;
}

function ScheduleButton(props: ScheduleButtonProps) {
  const { campaign, at, audience, isWithheld, isSending, check, onYes } = props;
  const [isOpen, setOpen] = useState(false);
  const isNew = campaign.status === 'draft';
  const label = isNew ? 'Schedule' : 'Change the time';
  const confirm = async () => {
    await onYes();
    setOpen(false);
  };
  return (
    <>
      <Button disabled={!at || isWithheld} isBusy={isSending} aria-haspopup="dialog" onClick={() => setOpen(check())}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen && at !== null}
        onClose={() => setOpen(false)}
        onConfirm={() => void confirm()}
        isBusy={isSending}
        tone="calm"
        title={isNew ? 'Schedule this campaign?' : 'Change the time of this campaign?'}
        description={
          <>
            <strong>{campaign.name}</strong> goes out by itself on {at && formatMoment(at)}, to the lists as they are
            then: {audience} by now. Until then you can take it back to a draft.
          </>
        }
        confirmLabel={label}
      />
    </>
  );
}

function useSchedule({ id, updatedAt }: Campaign) {
  const { send, isSending } = useSend(scheduleCampaign);
  const runAction = useCampaignAction(id);
  const schedule = (time: string | null) =>
    runAction(send({ params: { id }, body: { at: time, basedOn: updatedAt } }), {
      done: time ? `It goes out on ${formatMoment(time)}.` : 'It is a draft again.',
      otherwise: 'Failed to schedule newsletter campaign',
    });
  return { schedule, isSending };
}
