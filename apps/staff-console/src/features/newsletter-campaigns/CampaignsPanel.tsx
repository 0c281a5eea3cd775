import { useState } from 'react';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { listCampaigns, type Campaign } from '@workspace/contracts/newsletter-campaigns';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Row, Stack } from '../../layout/Stack.tsx';
import { pollAround } from '../../layout/poll-around.ts';
import { useStart } from '../../layout/use-start.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { FindDelivery } from '../newsletter-deliveries/FindDelivery.tsx';
import { CampaignsTable } from './CampaignsTable.tsx';
import { nextStart } from './next-start.ts';
import { CreateCampaignDialog } from './CreateCampaignDialog.tsx';

/** Polls while a campaign is sent, and around the time when one starts. */
function intervalOf({ campaigns }: Partial<ResponseOf<typeof listCampaigns>> = {}): number {
  if (campaigns?.some(({ status }) => status === 'sending')) return 3_000;
  return pollAround(nextStart(campaigns ?? []));
}

/** Every campaign, and a search for a person's deliveries. */
export function CampaignsPanel({ canCreate }: { canCreate: boolean }) {
  const { data, error, refresh } = useEndpoint(listCampaigns, {}, { refreshInterval: intervalOf });
  const [isCreating, setCreating] = useState(false);
  useStart('campaign', () => setCreating(true));
  const campaigns = data?.campaigns ?? [];
  if (error && !data) return <NotLoaded subject="The campaigns" error={error} refresh={refresh} />;
  if (!data) return <ListSkeleton rows={5} />;
  return (
    <Stack $gap="lg">
      <Row data-apart data-fields>
        <Permitted to="newsletter-campaigns:write">
          <Button disabled={!canCreate} onClick={() => setCreating(true)}>
            Create Campaign
          </Button>
        </Permitted>
        <FindDelivery />
      </Row>
      {campaigns.length > 0 ? (
        <CampaignPages campaigns={campaigns} />
      ) : (
        <EmptyList title="There are no campaigns yet.">
          {canCreate
            ? 'The first one starts as a draft that only staff see.'
            : 'A campaign needs an email list and a published post. Create those first.'}
        </EmptyList>
      )}
      {isCreating && <CreateCampaignDialog onClose={() => setCreating(false)} />}
    </Stack>
  );
}

const pageSize = 50;

/** The campaigns, a page at a time: the API returns all of them, and a thousand rows take a second to render. */
function CampaignPages({ campaigns }: { campaigns: Campaign[] }) {
  const [page, setPage] = useState(1);
  const first = (page - 1) * pageSize;
  return (
    <div>
      <CampaignsTable campaigns={campaigns.slice(first, first + pageSize)} />
      {campaigns.length > pageSize && (
        <Pager page={page} pageSize={pageSize} total={campaigns.length} onPage={setPage} />
      )}
    </div>
  );
}
