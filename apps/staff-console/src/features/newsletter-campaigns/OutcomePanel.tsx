import { styled } from 'styled-components';
import type { Campaign, CampaignProgress } from '@workspace/contracts/campaign';
import { Panel } from '@workspace/ui/Panel';
import { StackedBar } from '@workspace/ui/StackedBar';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Facts } from '../../layout/Facts.tsx';
import { formatCount, formatNumber } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { outcomeParts } from './outcome-parts.ts';
import { SendingSteps } from './SendingSteps.tsx';
import { timeLeft } from './time-left.ts';

const Copy = styled.p`
  font: ${weight.medium} ${text.sm} / 1.4 ${font.mono};
`;

interface OutcomePanelProps {
  campaign: Campaign;
  progress: CampaignProgress;
  refresh: () => void;
}

const titles: Partial<Record<Campaign['status'], string>> = {
  sending: 'Sending',
  paused: 'Paused',
  cancelled: 'Cancelled on the way',
};

/** The progress of a campaign and the outcome for its recipients. */
export function OutcomePanel({ campaign, progress, refresh }: OutcomePanelProps) {
  const { status } = campaign;
  const isUnderWay = status === 'sending' || status === 'paused';
  return (
    <Panel
      title={titles[status] ?? `Sent to ${formatCount(campaign.recipientCount, 'recipient')}`}
      actions={
        isUnderWay && (
          <Permitted to="newsletter-campaigns:write">
            <SendingSteps campaign={campaign} refresh={refresh} />
          </Permitted>
        )
      }
    >
      <Stack>
        {isUnderWay && <HowFar campaign={campaign} progress={progress} />}
        <StackedBar label="Recipients by outcome" parts={outcomeParts(progress.counts, status === 'cancelled')} />
        <Facts facts={factsOf(campaign, progress)} />
        <p>Submitted means that the mail server accepted the email. Whether it was read is unknown.</p>
      </Stack>
    </Panel>
  );
}

/** Progress as text: the bar below shows the same, with the outcomes. */
function HowFar({ campaign: { status }, progress }: Pick<OutcomePanelProps, 'campaign' | 'progress'>) {
  const { counts, perSecond, secondsLeft, preparing, waiting = 0 } = progress;
  if (preparing) return <Preparing {...preparing} />;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const done = all - counts.queued - counts.retry;
  const words = [
    `${formatNumber(done)} of ${formatNumber(all)} done`,
    ...(status === 'sending' && perSecond !== null ? [`${rate(perSecond)} a second`] : []),
    ...(secondsLeft === null ? [] : [timeLeft(secondsLeft)]),
    ...(waiting > 0 ? [`${formatNumber(waiting)} wait for the winner of the test`] : []),
    ...(status === 'paused' ? ['nothing is submitted until you resume'] : []),
  ];
  return (
    <Copy>
      <VisuallyHidden>
        <progress aria-label="How far it has come" value={done} max={Math.max(all, 1)} />
      </VisuallyHidden>
      {words.join(' · ')}
    </Copy>
  );
}

/** Nothing is sent before the list of recipients is complete. */
function Preparing({ written, of }: { written: number; of: number }) {
  return (
    <Copy>
      <VisuallyHidden>
        <progress aria-label="How far it is prepared" value={written} max={Math.max(written, of, 1)} />
      </VisuallyHidden>
      Preparing: {formatNumber(written)} of {formatNumber(of)}
    </Copy>
  );
}

/** Rounds to a meaningful precision. */
const rate = (perSecond: number): string =>
  formatNumber(perSecond < 10 ? Number(perSecond.toFixed(1)) : Math.round(perSecond));

function factsOf({ startedAt, finishedAt, createdBy }: Campaign, { perSecond }: CampaignProgress) {
  return [
    ...(createdBy ? [{ name: 'Written by', value: createdBy }] : []),
    ...(startedAt ? [{ name: 'Started', value: shortMoment(startedAt) }] : []),
    ...(finishedAt ? [{ name: 'Finished', value: shortMoment(finishedAt) }] : []),
    ...(finishedAt && perSecond !== null ? [{ name: 'Rate', value: `${rate(perSecond)} emails a second` }] : []),
  ];
}
