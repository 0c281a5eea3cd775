import { useState } from 'react';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { pollAround } from '../../layout/poll-around.ts';
import { Row, Stack } from '../../layout/Stack.tsx';
import { StaleRows } from '../../layout/StaleRows.tsx';
import { useList } from '../../layout/use-list.ts';
import { useStart } from '../../layout/use-start.ts';
import { FindDelivery } from '../newsletter-deliveries/FindDelivery.tsx';
import { campaignsOnPage, type CampaignsQuery } from './campaigns-on-page.ts';
import { CampaignFilters } from './CampaignFilters.tsx';
import { CampaignResults } from './CampaignResults.tsx';
import { nextStart } from './next-start.ts';
import { CreateCampaignDialog } from './CreateCampaignDialog.tsx';

/** Polls while a campaign is sent, and around the time when one starts. */
function intervalOf({ campaigns }: Partial<ResponseOf<typeof listCampaigns>> = {}): number {
  if (campaigns?.some(({ status }) => status === 'sending')) return 3_000;
  return pollAround(nextStart(campaigns ?? []));
}

/** The campaigns by status and search, and a search for a person's deliveries. */
export function CampaignsPanel({ query, onQuery }: CampaignsQuery) {
  const request = useEndpoint(listCampaigns, campaignsOnPage(query), { refreshInterval: intervalOf });
  const { shown, isStale, error, refresh } = useList(request);
  const [isCreating, setCreating] = useState(false);
  useStart('campaign', () => setCreating(true));
  if (error && !shown) return <NotLoaded subject="The campaigns" error={error} refresh={refresh} />;
  if (!shown) return <ListSkeleton rows={5} />;
  const { campaigns, counts = { all: campaigns.length, sent: 0 } } = shown;
  return (
    <Stack $gap="lg">
      <Row data-apart data-fields>
        <Permitted to="newsletter-campaigns:write">
          <Button onClick={() => setCreating(true)}>Create Campaign</Button>
        </Permitted>
        <FindDelivery />
      </Row>
      {counts.all > 0 ? (
        <div>
          <CampaignFilters {...{ query, onQuery, counts }} />
          <StaleRows isStale={isStale}>
            <CampaignResults {...{ query, onQuery }} result={shown} />
          </StaleRows>
        </div>
      ) : (
        <EmptyList title="There are no campaigns yet.">The first one starts as a draft that only staff see.</EmptyList>
      )}
      {isCreating && <CreateCampaignDialog onClose={() => setCreating(false)} />}
    </Stack>
  );
}
