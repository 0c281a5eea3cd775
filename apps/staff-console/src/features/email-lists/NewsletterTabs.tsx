import { useState } from 'react';
import { listManagedPosts } from '@workspace/contracts/managed-posts';
import { listEmailLists } from '@workspace/contracts/email-lists';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Tabs, type TabsProps } from '@workspace/ui/Tabs';
import { CampaignsPanel } from '../newsletter-campaigns/CampaignsPanel.tsx';
import { topPosts } from '../newsletter-campaigns/top-posts.ts';
import { SegmentsPanel } from '../segments/SegmentsPanel.tsx';
import { ListsPanel } from './ListsPanel.tsx';

/** The tabs for lists and campaigns in the dialog; on the page, which selects a tab itself, also for segments. */
export function NewsletterTabs(chosen: Pick<TabsProps, 'selected' | 'onSelect'>) {
  const canCreate = useCanCreateCampaign();
  const isVisited = useVisited(chosen.selected);
  // Rendered only when selected: each segment is counted.
  const segments = chosen.selected === 'segments' && <SegmentsPanel />;
  return (
    <Tabs
      {...chosen}
      label="Newsletter"
      tabs={[
        { id: 'lists', label: 'Email Lists', content: isVisited('lists') && <ListsPanel /> },
        ...(chosen.selected === undefined ? [] : [{ id: 'segments', label: 'Segments', content: segments }]),
        {
          id: 'campaigns',
          label: 'Campaigns',
          content: isVisited('campaigns') && <CampaignsPanel canCreate={canCreate} />,
        },
      ]}
    />
  );
}

/** Returns a function that tells if a tab was selected: the others would delay it. Without a selection, every tab was. */
function useVisited(selected: string | undefined): (tab: string) => boolean {
  const [visited, setVisited] = useState([selected]);
  if (!visited.includes(selected)) setVisited([...visited, selected]);
  return (tab) => selected === undefined || visited.includes(tab);
}

/** Returns true when a campaign can be created: it needs a list and a post. */
export function useCanCreateCampaign(): boolean {
  const lists = useEndpoint(listEmailLists, {}).data?.emailLists;
  const posts = useEndpoint(listManagedPosts, topPosts).data?.posts;
  return Boolean(lists?.length && posts?.length);
}
