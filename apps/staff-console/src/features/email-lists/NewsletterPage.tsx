import { useSearchParams } from 'react-router-dom';
import { listEmailLists } from '@workspace/contracts/email-lists';
import { listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { earlyRequest } from '@workspace/contracts/react/start-early';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Tiles } from '../../layout/Tiles.tsx';
import { plainList, useListQuery, writeAll, type ListAddress, type ListQuery } from '../../layout/use-list-query.ts';
import { useTitle } from '../../layout/use-title.ts';
import { campaignsOnPage } from '../newsletter-campaigns/campaigns-on-page.ts';
import { NewsletterTabs } from './NewsletterTabs.tsx';
import { totalSubscribers } from './total-subscribers.ts';

/** Begins the requests of the figures and the lists. @public pages.ts reads it from the loaded module. */
export const earlyRequests = () => [earlyRequest(listCampaigns, campaignsOnPage()), earlyRequest(listEmailLists, {})];

const otherTabs: readonly string[] = ['segments', 'campaigns'];

/** The campaigns' search, filter and page, in the URL of their tab. */
const campaignList: ListAddress<ListQuery> = {
  ...plainList,
  write: (state) => new URLSearchParams([['tab', 'campaigns'], ...writeAll(state)]),
};

/** Lists, segments and campaigns on a page; its URL selects the tab. */
export default function NewsletterPage() {
  const [address, setAddress] = useSearchParams();
  const [query, onQuery] = useListQuery(campaignList);
  useTitle('Newsletter');
  return (
    <Stack>
      <PageHeader title="Newsletter" subtitle="Email lists, campaigns, and the outcome of each email" />
      <NewsletterFigures />
      <NewsletterTabs
        selected={otherTabs.find((tab) => tab === address.get('tab')) ?? 'lists'}
        onSelect={(tab) => setAddress(otherTabs.includes(tab) ? { tab } : {}, { replace: true })}
        campaigns={{ query, onQuery }}
      />
    </Stack>
  );
}

function NewsletterFigures() {
  const lists = useEndpoint(listEmailLists, {}).data?.emailLists;
  const { campaigns, counts } = useEndpoint(listCampaigns, campaignsOnPage()).data ?? {};
  return (
    <Tiles
      label="The newsletter in figures"
      tiles={[
        { name: 'Email Lists', count: lists?.length },
        totalSubscribers(lists),
        { name: 'Campaigns Sent', count: counts?.sent ?? campaigns?.filter(({ status }) => status === 'sent').length },
      ]}
    />
  );
}
