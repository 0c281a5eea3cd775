import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { getCampaign } from '@workspace/contracts/newsletter-campaigns';
import { getSequence } from '@workspace/contracts/sequences';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Notice } from '@workspace/ui/Notice';
import { StackedBar } from '@workspace/ui/StackedBar';
import { Panel } from '@workspace/ui/Panel';
import { useConsolePath } from '../../layout/base-path.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { DraftParts } from '../newsletter-campaigns/DraftParts.tsx';
import { outcomeParts } from '../newsletter-campaigns/outcome-parts.ts';
import { ClicksPanel } from '../newsletter-clicks/ClicksPanel.tsx';
import { FailuresPanel } from '../newsletter-deliveries/FailuresPanel.tsx';
import { LedgerPanel } from '../newsletter-deliveries/LedgerPanel.tsx';
import { UncertainPanel } from '../newsletter-deliveries/UncertainPanel.tsx';
import { plainSubject } from '../newsletter-campaigns/subject-parts.ts';
import { delayInWords } from './delay-words.ts';
import { SequenceBadge } from './SequenceBadge.tsx';

interface StepEmailProps extends ResponseOf<typeof getCampaign> {
  sequenceId: string;
  refresh: () => void;
}

/** The email of a step: its content, and its ledger once it was sent to somebody. */
export function StepEmail({ campaign, progress, sequenceId, refresh }: StepEmailProps) {
  const { id, tracksClicks, startedAt } = campaign;
  const { counts } = progress;
  const asOf = JSON.stringify(counts);
  const hasLedger = startedAt !== null && Object.values(counts).some((count) => count > 0);
  return (
    <Stack key={id}>
      <StepHeading campaign={campaign} sequenceId={sequenceId} />
      {campaign.status === 'sending' && <ActiveNotice sequenceId={sequenceId} />}
      {campaign.status !== 'cancelled' && <DraftParts campaign={campaign} refresh={refresh} />}
      {hasLedger && (
        <>
          <Panel title="Outcome">
            <StackedBar label="Recipients by outcome" parts={outcomeParts(counts, campaign.status === 'cancelled')} />
          </Panel>
          {counts.uncertain > 0 && <UncertainPanel campaignId={id} count={counts.uncertain} onResent={refresh} />}
          <FailuresPanel campaignId={id} asOf={asOf} onResent={counts.refused > 0 ? refresh : undefined} />
          {tracksClicks && <ClicksPanel campaignId={id} handedOver={counts.handedOver} />}
          <LedgerPanel campaignId={id} asOf={asOf} />
        </>
      )}
    </Stack>
  );
}

function StepHeading({ campaign, sequenceId }: Pick<StepEmailProps, 'campaign' | 'sequenceId'>) {
  const { data } = useEndpoint(getSequence, { params: { id: sequenceId } });
  const steps = data?.sequence.steps ?? [];
  const place = steps.findIndex(({ campaignId }) => campaignId === campaign.id);
  const step = steps[place];
  return (
    <PageHeader
      title={plainSubject(campaign.subject)}
      subtitle={step && `Email ${place + 1} of ${steps.length} · ${delayInWords(step.delayHours, place === 0)}`}
      crumbs={[
        { label: 'Newsletter', page: 'newsletter' },
        ...(data
          ? [
              { label: data.sequence.emailListName, page: `lists/${data.sequence.emailListId}` },
              { label: data.sequence.name, page: `sequences/${sequenceId}` },
            ]
          : []),
      ]}
    >
      {data && <SequenceBadge status={data.sequence.status} />}
    </PageHeader>
  );
}

function ActiveNotice({ sequenceId }: { sequenceId: string }) {
  const path = useConsolePath();
  const link = (
    <ConsoleLinkButton size="sm" href={path(`sequences/${sequenceId}`)}>
      Open the sequence
    </ConsoleLinkButton>
  );
  return (
    <Notice title="The sequence is active" action={link}>
      Pause it to change this email. Everybody in it keeps their place, and people who got the email keep what they got.
    </Notice>
  );
}
