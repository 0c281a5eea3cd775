import { useState } from 'react';
import { getEmailList } from '@workspace/contracts/email-lists';
import { cancelCampaign, checkCampaign, sendCampaign, type Campaign } from '@workspace/contracts/newsletter-campaigns';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { Notice } from '@workspace/ui/Notice';
import { Panel } from '@workspace/ui/Panel';
import { counted } from '../../layout/figures.ts';
import { momentInWords } from '../../layout/local-time.ts';
import { Row, Stack } from '../../layout/Stack.tsx';
import { useFresh } from '../../layout/use-fresh.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { useCampaignDeed } from './use-campaign-deed.ts';

interface SendPanelProps {
  campaign: Campaign;
  /** Whether something in the draft is not saved. */
  isChanged: boolean;
}

/** The ways out: now, or by itself at a time. */
export function SendPanel({ campaign, isChanged }: SendPanelProps) {
  const { status, scheduledAt, emailListId } = campaign;
  const list = useFresh(getEmailList, { params: { id: emailListId } }).data?.emailList;
  const checks = useEndpoint(checkCampaign, { params: { id: campaign.id } }).data?.checks;
  const hasStop = checks?.some(({ outcome }) => outcome === 'stop') ?? false;
  const people = counted(list?.subscriberCount ?? 0, 'person', 'people');
  return (
    <Panel title="Send">
      <Stack>
        {status === 'late' && scheduledAt && (
          <Notice tone="caution" title="This campaign waits for your yes">
            It was to go out on {momentInWords(scheduledAt)}. That is more than an hour ago, so it did not go out by
            itself.
          </Notice>
        )}
        {status === 'scheduled' && scheduledAt && (
          <Notice tone="calm" title={`It goes out on ${momentInWords(scheduledAt)}`}>
            To the list as it is then: {people} by now.
          </Notice>
        )}
        {isChanged && <p role="status">Save the draft first: what is not saved does not go out.</p>}
        {hasStop && <p role="status">It cannot go out like this: see what is marked Stop.</p>}
        <Row>
          <SendNow
            campaign={campaign}
            people={people}
            listName={list?.name}
            isHeldBack={isChanged || hasStop || !list}
          />
          {status !== 'draft' && <CancelScheduled id={campaign.id} />}
        </Row>
        <ScheduleForm campaign={campaign} isHeldBack={isChanged || hasStop} />
      </Stack>
    </Panel>
  );
}

interface SendNowProps {
  campaign: Campaign;
  people: string;
  listName: string | undefined;
  isHeldBack: boolean;
}

function SendNow({ campaign: { id, name, status }, people, listName, isHeldBack }: SendNowProps) {
  const [isAsking, setAsking] = useState(false);
  const { send, isSending } = useSend(sendCampaign);
  const deed = useCampaignDeed();
  const sendOff = async () => {
    await deed(send({ params: { id } }), { otherwise: 'Failed to send newsletter campaign' });
    setAsking(false);
  };
  return (
    <>
      <Button variant="primary" disabled={isHeldBack} onClick={() => setAsking(true)}>
        {status === 'late' ? 'Yes, send it now' : 'Send now'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void sendOff()}
        isBusy={isSending}
        tone="calm"
        title={`Send to ${people}?`}
        description={
          <>
            <strong>{name}</strong> goes to everybody on {listName} who can be mailed. It can be paused and cancelled on
            the way; what has left stays gone.
          </>
        }
        confirmLabel={`Send to ${people}`}
      />
    </>
  );
}

function CancelScheduled({ id }: { id: string }) {
  const { send, isSending } = useSend(cancelCampaign);
  const deed = useCampaignDeed();
  const words = { done: 'The campaign is cancelled.', otherwise: 'Failed to cancel newsletter campaign' };
  return (
    <Button isBusy={isSending} onClick={() => void deed(send({ params: { id } }), words)}>
      Cancel the campaign
    </Button>
  );
}
