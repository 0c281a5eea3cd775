import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { Campaign, CampaignProgress } from '@workspace/contracts/campaign';
import { getCampaign } from '@workspace/contracts/newsletter-campaigns';
import { getCampaignClicks } from '@workspace/contracts/newsletter-clicks';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Skeleton } from '@workspace/ui/Skeleton';
import { Tabs } from '@workspace/ui/Tabs';
import { isFocusLost } from '../../layout/is-focus-lost.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { pollAround } from '../../layout/poll-around.ts';
import { useTitle } from '../../layout/use-title.ts';
import { DuplicateCampaign } from '../campaign-composer/DuplicateCampaign.tsx';
import { AbTestPanel } from '../campaign-ab-tests/AbTestPanel.tsx';
import { ClicksPanel } from '../newsletter-clicks/ClicksPanel.tsx';
import { CampaignProvidersPanel } from '../mail-providers/CampaignProvidersPanel.tsx';
import { FailuresPanel } from '../newsletter-deliveries/FailuresPanel.tsx';
import { LedgerPanel } from '../newsletter-deliveries/LedgerPanel.tsx';
import { UncertainPanel } from '../newsletter-deliveries/UncertainPanel.tsx';
import { StepEmail } from '../sequences/StepEmail.tsx';
import { wholeAudience } from './audience-name.ts';
import { BrakeNotice } from './BrakeNotice.tsx';
import { CampaignBadge } from './CampaignBadge.tsx';
import { DraftParts } from './DraftParts.tsx';
import { nextStart } from './next-start.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import { useShowStart } from './use-show-start.ts';
import { WebVersionPanel } from './WebVersionPanel.tsx';
import { SubjectText } from './SubjectText.tsx';
import { mainSubject } from './campaign-subjects.ts';

/** One campaign, from the draft to the ledger. */
export default function CampaignPage() {
  const { id } = useParams() as { id: string };
  const { data, error, refresh } = useEndpoint(getCampaign, { params: { id } }, { refreshInterval: intervalOf });
  const page = useRef<HTMLDivElement>(null);
  useShowStart(page, data?.campaign.startedAt, refresh);
  useTitle(data?.campaign.name ?? 'Campaign');
  if (error && !data) return <NotLoaded subject="The campaign" error={error} refresh={refresh} />;
  if (!data) return <Skeleton lines={8} />;
  const { campaign, progress } = data;
  if (campaign.sequenceId) return <StepEmail {...data} sequenceId={campaign.sequenceId} refresh={refresh} />;
  const hasStarted = campaign.startedAt !== null;
  return (
    <Stack key={id} ref={page} tabIndex={-1}>
      <Heading campaign={campaign} />
      <UndoPart
        data={data}
        onUndone={() => (refresh(), page.current?.focus())}
        onGone={() => isFocusLost() && page.current?.focus({ preventScroll: true })}
      />
      {campaign.pausedBecause && <BrakeNotice because={campaign.pausedBecause} />}
      {hasStarted && <OutcomePanel campaign={campaign} progress={progress} refresh={refresh} />}
      {hasStarted && hasVariants(campaign) && <AbTestPanel campaign={campaign} refresh={refresh} />}
      {hasStarted && progress.counts.uncertain > 0 && (
        <UncertainPanel campaignId={id} count={progress.counts.uncertain} onResent={refresh} />
      )}
      {hasStarted && <CampaignProvidersPanel campaignId={id} asOf={JSON.stringify(progress.counts)} />}
      {hasStarted && <FailuresPanel {...failuresOf(data, refresh)} />}
      {!hasStarted && campaign.status !== 'cancelled' && <DraftParts campaign={campaign} refresh={refresh} />}
      {hasStarted && campaign.tracksClicks && <ClicksPanel campaignId={id} handedOver={progress.counts.handedOver} />}
      {hasStarted && <WebVersionPanel campaign={campaign} refresh={refresh} />}
      {hasStarted && <LedgerAndMessage campaign={campaign} progress={progress} />}
      {!hasStarted && campaign.status === 'cancelled' && <PreviewPanel campaign={campaign} />}
    </Stack>
  );
}

const failuresOf = ({ campaign, progress }: ResponseOf<typeof getCampaign>, refresh: () => void) => ({
  campaignId: campaign.id,
  asOf: JSON.stringify(progress.counts),
  onResent: progress.counts.refused > 0 && campaign.status !== 'cancelled' ? refresh : undefined,
});

const hasVariants = ({ subjects = [], senderNames = [] }: Campaign) => subjects.length + senderNames.length > 0;

interface UndoPartProps {
  data: ResponseOf<typeof getCampaign>;
  onUndone: () => void;
  /** Called when the time is over, or a colleague undid the start. */
  onGone: () => void;
}

function UndoPart({ data, onUndone, onGone }: UndoPartProps) {
  const { campaign, progress } = data;
  const [wasDraft, setWasDraft] = useState(campaign.startedAt === null);
  if (campaign.startedAt === null && !wasDraft) setWasDraft(true);
  const secondsLeft = progress.undoSecondsLeft ?? 0;
  const isShown = campaign.startedAt !== null && secondsLeft > 0;
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown) onGone();
    wasShown.current = isShown;
  }, [isShown, onGone]);
  if (!isShown) return null;
  return <UndoNotice campaign={campaign} secondsLeft={secondsLeft} takesFocus={wasDraft} onUndone={onUndone} />;
}

/** Polls while the counts change, and around the time when the campaign starts. */
function intervalOf(data?: ResponseOf<typeof getCampaign>): number {
  if (!data) return 0;
  return isMoving(data) ? 1_000 : pollAround(nextStart([data.campaign]));
}

/** Returns true while the counts still change: also while emails in flight at a stop are being settled. */
function isMoving({ campaign: { status, sequenceId }, progress: { counts } }: ResponseOf<typeof getCampaign>): boolean {
  const isStopped = status === 'paused' || status === 'cancelled';
  // A step of a sequence is in sending for years.
  if (sequenceId && counts.queued === 0) return false;
  return status === 'sending' || (isStopped && counts.queued + counts.retry > 0);
}

function LedgerAndMessage({ campaign, progress }: { campaign: Campaign; progress: CampaignProgress }) {
  const input = campaign.tracksClicks ? { params: { id: campaign.id } } : null;
  const { readers, scannerHits } = useEndpoint(getCampaignClicks, input).data ?? {};
  const asOf = JSON.stringify([progress.counts, readers, scannerHits]);
  const ledger = <LedgerPanel campaignId={campaign.id} asOf={asOf} />;
  return (
    <Tabs
      label="The campaign in detail"
      tabs={[
        { id: 'ledger', label: 'Who got it', content: ledger },
        { id: 'message', label: 'What they got', content: <PreviewPanel campaign={campaign} /> },
      ]}
    />
  );
}

function Heading({ campaign }: { campaign: Campaign }) {
  const { name, status } = campaign;
  return (
    <PageHeader
      title={name}
      subtitle={
        <>
          “<SubjectText>{mainSubject(campaign)}</SubjectText>” to {wholeAudience(campaign)}
        </>
      }
      crumbs={[
        { label: 'Newsletter', page: 'newsletter' },
        { label: 'Campaigns', page: 'newsletter?tab=campaigns' },
      ]}
    >
      <CampaignBadge status={status} />
      <DuplicateCampaign campaign={campaign} />
    </PageHeader>
  );
}
