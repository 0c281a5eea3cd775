import { styled } from 'styled-components';
import { getCampaignClicks, type CampaignClicks, type LinkClicks } from '@workspace/contracts/newsletter-clicks';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { BarTable } from '@workspace/ui/BarTable';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { StackedBar } from '@workspace/ui/StackedBar';
import { TimeBars } from '@workspace/ui/TimeBars';
import { color, measure, space, text } from '@workspace/ui/theme/tokens.ts';
import { formatCount } from '../../layout/format-number.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Stack } from '../../layout/Stack.tsx';

const Notes = styled.div`
  display: grid;
  gap: ${space.sm};
  max-width: ${measure.text};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;
const refreshMilliseconds = 5_000;

interface ClicksPanelProps {
  campaignId: string;
  /** Emails that the mail server has accepted so far: the base of all percentages. */
  handedOver: number;
}

/** Clicks of a campaign's readers: number, links, and times; scanners are separate. */
export function ClicksPanel({ campaignId, handedOver }: ClicksPanelProps) {
  const { data, error, refresh } = useEndpoint(
    getCampaignClicks,
    { params: { id: campaignId } },
    { refreshInterval: () => refreshMilliseconds },
  );
  return (
    <Panel title={data ? `Clicked by ${formatCount(data.readers, 'reader')}` : 'Clicks'}>
      {error && !data && <NotLoaded subject="The clicks" error={error} refresh={refresh} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && <Figures clicks={data} handedOver={handedOver} />}
    </Panel>
  );
}

function Figures({ clicks: stored, handedOver }: { clicks: CampaignClicks; handedOver: number }) {
  const { readers, clicks, scannerHits, links, byHour, later } = stored;
  return (
    <Stack>
      <StackedBar
        label="Recipients by whether they followed a link"
        parts={[
          { name: 'Followed a link', count: readers, tone: 'good' },
          { name: 'Followed none by now', count: Math.max(0, handedOver - readers), tone: 'waiting' },
        ]}
      />
      <BarTable
        caption="Readers by link, as shares of the submitted emails"
        columns={{ name: 'Link', count: 'Readers', aside: 'Scanners' }}
        whole={handedOver}
        rows={links.map((link) => ({
          id: link.slug,
          name: nameOf(link),
          count: link.readers,
          aside: link.scannerHits,
        }))}
      />
      <TimeBars
        label={`New readers by the hour since sending began${later > 0 ? `; ${formatCount(later, 'reader')} came later` : ''}`}
        counts={byHour}
        columns={{ step: 'Hours since sending began', count: 'New readers' }}
        stepOf={(hour) => `${hour} h`}
        every={12}
      />
      <HowCounted clicks={clicks} scannerHits={scannerHits} />
    </Stack>
  );
}

/** Names a link by its block, as the same label may be in several: `Block 2: our report (example.com/report)`. */
function nameOf({ title, url, block }: LinkClicks): string {
  const label = url ? `${title} (${url.replace(/^https?:\/\//, '')})` : title;
  return block ? `Block ${block}: ${label}` : label;
}

function HowCounted({ clicks, scannerHits }: Pick<CampaignClicks, 'clicks' | 'scannerHits'>) {
  return (
    <Notes>
      <p>
        {formatCount(clicks, 'click')} of readers, and {formatCount(scannerHits, 'hit')} of scanners, which are in no
        figure of readers. A scanner gives itself away: it follows all or most links of one message at once, asks for
        the head of a page only, or comes within seconds after the email was submitted.
      </p>
      <p>A click says that a link was followed, not that the article was read. A slow scanner may pass for a reader.</p>
    </Notes>
  );
}
