import { listManagedPosts } from '@workspace/contracts/managed-posts';
import { listEmailLists } from '@workspace/contracts/email-lists';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Tabs, type TabsProps } from '@workspace/ui/Tabs';
import { CampaignsPanel } from '../newsletter-campaigns/CampaignsPanel.tsx';
import { topPosts } from '../newsletter-campaigns/top-posts.ts';
import { ListsPanel } from './ListsPanel.tsx';

/** The tabs for lists and campaigns, in the dialog and on the page. */
export function NewsletterTabs(chosen: Pick<TabsProps, 'selected' | 'onSelect'>) {
  const canCreate = useCanCreateCampaign();
  return (
    <Tabs
      {...chosen}
      label="Newsletter"
      tabs={[
        { id: 'lists', label: 'Email Lists', content: <ListsPanel /> },
        { id: 'campaigns', label: 'Campaigns', content: <CampaignsPanel canCreate={canCreate} /> },
      ]}
    />
  );
}

/** Returns true when a campaign can be created: it needs a list and a post. */
export function useCanCreateCampaign(): boolean {
  const lists = useEndpoint(listEmailLists, {}).data?.emailLists;
  const posts = useEndpoint(listManagedPosts, topPosts).data?.posts;
  return Boolean(lists?.length && posts?.length);
}
