import { useState } from 'react';
import { listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { Button } from '@workspace/ui/Button';
import { Skeleton } from '@workspace/ui/Skeleton';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Row, Stack } from '../../layout/Stack.tsx';
import { useAround, useEvery, useFresh } from '../../layout/use-fresh.ts';
import { FindDelivery } from '../newsletter-deliveries/FindDelivery.tsx';
import { CampaignsTable } from './CampaignsTable.tsx';
import { nextStart } from './next-start.ts';
import { CreateCampaignDialog } from './CreateCampaignDialog.tsx';

/** Every campaign, and a search for a person's deliveries. */
export function CampaignsPanel({ canCreate }: { canCreate: boolean }) {
  const { data, error, refresh } = useFresh(listCampaigns, {});
  const [isCreating, setCreating] = useState(false);
  const campaigns = data?.campaigns ?? [];
  useAround(nextStart(campaigns), refresh);
  useEvery(campaigns.some(({ status }) => status === 'sending') ? 3 : null, refresh);
  if (error && !data) return <NotLoaded subject="The campaigns" error={error} refresh={refresh} />;
  if (!data) return <Skeleton lines={5} />;
  return (
    <Stack $gap="lg">
      <Row data-apart data-fields>
        <Button disabled={!canCreate} onClick={() => setCreating(true)}>
          Create Campaign
        </Button>
        <FindDelivery />
      </Row>
      {campaigns.length > 0 ? (
        <CampaignsTable campaigns={campaigns} />
      ) : (
        <p>There are no campaigns yet. The first one starts as a draft that only staff see.</p>
      )}
      {isCreating && <CreateCampaignDialog onClose={() => setCreating(false)} />}
    </Stack>
  );
}
