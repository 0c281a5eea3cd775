import { getOverview } from '@workspace/contracts/overview';
import { longDate } from '@workspace/contracts/long-date';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useConsolePath } from '../../layout/base-path.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { LetterKey } from '../../layout/LetterKey.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useLast } from '../../layout/use-last.ts';
import { useMinutes } from '../../layout/use-minutes.ts';
import { useTitle } from '../../layout/use-title.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { AttentionList } from './AttentionList.tsx';
import { MonthCharts } from './MonthCharts.tsx';
import { ShortLists } from './ShortLists.tsx';

/** Requests come in, and other staff work too. */
const everyMinute = () => 60_000;

/** The console's first page: what needs a person, and how the month went. */
export default function OverviewPage() {
  const path = useConsolePath();
  const { data, error, refresh } = useEndpoint(getOverview, {}, { refreshInterval: everyMinute });
  const shown = useLast(data);
  useTitle('Overview');
  return (
    <Stack>
      <PageHeader title="Overview" subtitle={longDate(new Date(useMinutes()))}>
        <Permitted to="newsletter-campaigns:write">
          <ConsoleLinkButton variant="quiet" href={path('newsletter?tab=campaigns&start=campaign')}>
            Create Campaign
          </ConsoleLinkButton>
        </Permitted>
        <Permitted to="blog-posts:write">
          <ConsoleLinkButton href={path('blog/new')} variant="primary">
            Create New Post <LetterKey>C</LetterKey>
          </ConsoleLinkButton>
        </Permitted>
      </PageHeader>
      {!shown &&
        (error ? <NotLoaded subject="The overview" error={error} refresh={refresh} /> : <ListSkeleton rows={6} />)}
      {shown && (
        <>
          <AttentionList attention={shown.attention} />
          <MonthCharts days={shown.days} />
          <ShortLists comingUp={shown.comingUp} mostRead={shown.mostRead} />
        </>
      )}
    </Stack>
  );
}
