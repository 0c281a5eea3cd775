import type { Campaign } from '@workspace/contracts/campaign';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { Panel } from '@workspace/ui/Panel';
import { formatMoment } from '../../layout/local-time.ts';
import { Row, Stack } from '../../layout/Stack.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { wholeAudience } from './audience-name.ts';
import { CancelCampaign } from './CancelCampaign.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { SendNow } from './SendNow.tsx';
import { useSendable } from './use-sendable.ts';

interface SendPanelProps {
  campaign: Campaign;
  /** True when the draft has unsaved changes. */
  isChanged: boolean;
  refresh: () => void;
}

/** The ways to send a campaign: now, or at a scheduled time. */
export function SendPanel({ campaign, isChanged, refresh }: SendPanelProps) {
  const { status, scheduledAt } = campaign;
  const { checks, secondsToUndo, people, hasStop, isWithheld } = useSendable(campaign, isChanged);
  return (
    <Panel title="Send">
      <Stack>
        {scheduledAt && <Announced status={status} scheduledAt={scheduledAt} people={people} />}
        {isChanged && <p role="status">Save the draft first: what is not saved does not go out.</p>}
        {hasStop && <p role="status">It cannot go out like this: see what is marked Stop.</p>}
        <Permitted to="newsletter-campaigns:write">
          <Row>
            <SendNow
              campaign={campaign}
              people={people}
              checks={checks}
              secondsToUndo={secondsToUndo}
              renderButton={(onPress) => (
                <Button variant="primary" disabled={isWithheld} onClick={onPress}>
                  {status === 'late' ? 'Yes, send it now' : 'Send now'}
                </Button>
              )}
            />
            {status !== 'draft' && (
              <CancelCampaign
                campaign={campaign}
                refresh={refresh}
                consequence={`Nobody gets “${campaign.name}”, and it cannot be sent or changed any more. To change it, or to send it another day, take it back to a draft.`}
              />
            )}
          </Row>
          <ScheduleForm
            campaign={campaign}
            isWithheld={isWithheld}
            audience={`${people} of ${wholeAudience(campaign)}`}
          />
        </Permitted>
      </Stack>
    </Panel>
  );
}

interface AnnouncedProps {
  status: Campaign['status'];
  scheduledAt: string;
  people: string;
}

/** The scheduled time, or the reason why it was missed. */
function Announced({ status, scheduledAt, people }: AnnouncedProps) {
  if (status === 'late')
    return (
      <Notice tone="caution" title="This campaign waits for your yes">
        It was to go out on {formatMoment(scheduledAt)}. That is more than an hour ago, so it did not go out by itself.
      </Notice>
    );
  return (
    <Notice tone="calm" title={`It goes out on ${formatMoment(scheduledAt)}`}>
      To the lists as they are then: {people} by now.
    </Notice>
  );
}
