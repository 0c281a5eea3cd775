import { useState } from 'react';
import { listDeliveries, type DeliveryStatus } from '@workspace/contracts/newsletter-deliveries';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { NextPager } from '../../layout/NextPager.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';
import { useLast } from '../../layout/use-last.ts';
import { Stack } from '../../layout/Stack.tsx';
import { DeliveriesTable } from './DeliveriesTable.tsx';
import { FindDelivery } from './FindDelivery.tsx';

interface DeliveryResultsProps {
  campaignId: string;
  search: string;
  status: DeliveryStatus | undefined;
  /** Version of the campaign's figures; a change refreshes the rows. */
  asOf: string;
}

/** The matching rows, 100 at a time. */
export function DeliveryResults({ campaignId, search, status, asOf }: DeliveryResultsProps) {
  // Cursors of the pages so far; the last one is the current page.
  const [trail, setTrail] = useState<number[]>([]);
  const query = { search: search || undefined, status, after: trail.at(-1) };
  const { data, error, refresh } = useEndpoint(listDeliveries, { params: { id: campaignId }, query });
  useRefreshOnChange(asOf, refresh);
  const shown = useLast(data);
  if (error && !data) return <NotLoaded subject="The ledger" error={error} refresh={refresh} />;
  if (!shown) return <ListSkeleton />;
  if (shown.isArchived)
    return (
      <Stack>
        <p role="status">The ledger of this campaign is in the archive. An email is found by its address.</p>
        <FindDelivery />
      </Stack>
    );
  if (shown.deliveries.length === 0)
    return (
      <p role="status">{search ? `No recipient’s address begins with “${search}”.` : 'There are none of these.'}</p>
    );
  return (
    <>
      <DeliveriesTable caption="Recipients and outcomes" deliveries={shown.deliveries} />
      <NextPager
        count={shown.deliveries.length}
        page={trail.length + 1}
        onPrevious={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : undefined}
        onNext={shown.next === null ? undefined : () => setTrail([...trail, shown.next!])}
      />
    </>
  );
}
