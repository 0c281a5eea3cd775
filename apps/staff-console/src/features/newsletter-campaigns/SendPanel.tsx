import { useState } from 'react';
import { getEmailList } from '@workspace/contracts/email-lists';
import {
  checkCampaign,
  sendCampaign,
  type Campaign,
  type PreflightCheck,
} from '@workspace/contracts/newsletter-campaigns';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { Notice } from '@workspace/ui/Notice';
import { Panel } from '@workspace/ui/Panel';
import { formatCount } from '../../layout/format-number.ts';
import { formatMoment } from '../../layout/local-time.ts';
import { Row, Stack } from '../../layout/Stack.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { audienceName } from './audience-name.ts';
import { CancelCampaign } from './CancelCampaign.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { useCampaignAction } from './use-campaign-action.ts';

interface SendPanelProps {
  campaign: Campaign;
  /** True when the draft has unsaved changes. */
  isChanged: boolean;
  refresh: () => void;
}

/** The ways to send a campaign: now, or at a scheduled time. */
export function SendPanel({ campaign, isChanged, refresh }: SendPanelProps) {
  const { status, scheduledAt } = campaign;
  const checks = useEndpoint(checkCampaign, { params: { id: campaign.id } }).data?.checks;
  const hasStop = checks?.some(({ outcome }) => outcome === 'stop') ?? false;
  const counted = useAudienceCount(campaign, checks);
  const people = formatCount(counted ?? 0, 'person', 'people');
  const isWithheld = isChanged || hasStop || counted === undefined;
  return (
    <Panel title="Send">
      <Stack>
        {scheduledAt && <Announced status={status} scheduledAt={scheduledAt} people={people} />}
        {isChanged && <p role="status">Save the draft first: what is not saved does not go out.</p>}
        {hasStop && <p role="status">It cannot go out like this: see what is marked Stop.</p>}
        <Permitted to="newsletter-campaigns:write">
          <Row>
            <SendNow campaign={campaign} people={people} checks={checks ?? []} isWithheld={isWithheld} />
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
            audience={`${people} of ${audienceName(campaign)}`}
          />
        </Permitted>
      </Stack>
    </Panel>
  );
}

/** Returns the number of people that a campaign goes to; that of its only list while the checks run. */
function useAudienceCount(
  { emailListId, emailListIds = [], segmentIds = [], excludedListIds = [] }: Campaign,
  checks: readonly PreflightCheck[] | undefined,
): number | undefined {
  const isSimple = emailListIds.length <= 1 && segmentIds.length + excludedListIds.length === 0;
  const input = isSimple && emailListId ? { params: { id: emailListId } } : null;
  const list = useEndpoint(getEmailList, input).data?.emailList;
  return checks?.find(({ name }) => name === 'audience')?.people ?? list?.subscriberCount;
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

interface SendNowProps {
  campaign: Campaign;
  people: string;
  checks: readonly PreflightCheck[];
  isWithheld: boolean;
}

function SendNow({ campaign, people, checks, isWithheld }: SendNowProps) {
  const { id, name, subject, status } = campaign;
  const [isOpen, setOpen] = useState(false);
  const { send, isSending } = useSend(sendCampaign);
  const runAction = useCampaignAction();
  const sendOff = async () => {
    await runAction(send({ params: { id } }), { otherwise: 'Failed to send newsletter campaign' });
    setOpen(false);
  };
  return (
    <>
      <Button variant="primary" disabled={isWithheld} onClick={() => setOpen(true)}>
        {status === 'late' ? 'Yes, send it now' : 'Send now'}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void sendOff()}
        isBusy={isSending}
        tone="calm"
        title={`Send to ${people}?`}
        description={
          <>
            <strong>{name}</strong>, with the subject “{subject}”, goes to everybody of {audienceName(campaign)} who can
            be mailed. You can undo it for a minute, and pause or cancel it on the way.{warningsIn(checks)}
          </>
        }
        confirmLabel={`Send to ${people}`}
      />
    </>
  );
}

/** Returns a note about warnings to review first, if any. */
function warningsIn(checks: readonly PreflightCheck[]): string {
  const count = checks.filter(({ outcome }) => outcome === 'warning').length;
  return count === 0 ? '' : ` ${formatCount(count, 'check')} above ${count === 1 ? 'is' : 'are'} marked Look.`;
}
