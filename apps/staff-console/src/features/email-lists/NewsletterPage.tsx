import { useSearchParams } from 'react-router-dom';
import { listEmailLists } from '@workspace/contracts/email-lists';
import { listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { earlyRequest } from '@workspace/contracts/react/start-early';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Tiles } from '../../layout/Tiles.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { campaignsOnPage } from '../newsletter-campaigns/campaigns-on-page.ts';
import { NewsletterTabs } from './NewsletterTabs.tsx';
import { totalSubscribers } from './total-subscribers.ts';

/** Begins the requests of the figures and the lists. @public pages.ts reads it from the loaded module. */
export const earlyRequests = () => [earlyRequest(listCampaigns, campaignsOnPage(1)), earlyRequest(listEmailLists, {})];

const otherTabs: readonly string[] = ['segments', 'campaigns'];

/** Lists, segments and campaigns on a page; its URL selects the tab. */
export default function NewsletterPage() {
  const [address, setAddress] = useSearchParams();
  useTitle('Newsletter');
  return (
    <Stack>
      <PageHeader title="Newsletter" subtitle="Email lists, campaigns, and the outcome of each email" />
      <NewsletterFigures />
      <NewsletterTabs
        selected={otherTabs.find((tab) => tab === address.get('tab')) ?? 'lists'}
        onSelect={(tab) => setAddress(otherTabs.includes(tab) ? { tab } : {}, { replace: true })}
      />
    </Stack>
  );
}

function NewsletterFigures() {
  const lists = useEndpoint(listEmailLists, {}).data?.emailLists;
  const { campaigns, counts } = useEndpoint(listCampaigns, campaignsOnPage(1)).data ?? {};
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
