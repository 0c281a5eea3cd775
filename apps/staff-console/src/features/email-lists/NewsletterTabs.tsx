import { useState } from 'react';
import { Tabs, type TabsProps } from '@workspace/ui/Tabs';
import { CampaignsPanel } from '../newsletter-campaigns/CampaignsPanel.tsx';
import type { CampaignsQuery } from '../newsletter-campaigns/campaigns-on-page.ts';
import { SegmentsPanel } from '../segments/SegmentsPanel.tsx';
import { ListsPanel } from './ListsPanel.tsx';

interface NewsletterTabsProps extends Pick<TabsProps, 'selected' | 'onSelect'> {
  campaigns: CampaignsQuery;
}

/** The tabs for lists and campaigns in the dialog; on the page, which selects a tab itself, also for segments. */
export function NewsletterTabs({ campaigns, ...chosen }: NewsletterTabsProps) {
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
        { id: 'campaigns', label: 'Campaigns', content: isVisited('campaigns') && <CampaignsPanel {...campaigns} /> },
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
