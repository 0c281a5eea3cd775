import { listDeliveries, type DeliveryStatus } from '@workspace/contracts/newsletter-deliveries';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { NextPager } from '../../layout/NextPager.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';
import { useCursorPages } from '../../layout/use-cursor-pages.ts';
import { useLast } from '../../layout/use-last.ts';
import { Stack } from '../../layout/Stack.tsx';
import { StaleRows } from '../../layout/StaleRows.tsx';
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
  const { after, pagerOf } = useCursorPages<number>();
  const query = { search: search || undefined, status, after };
  const { data, error, refresh } = useEndpoint(listDeliveries, { params: { id: campaignId }, query });
  useRefreshOnChange(asOf, refresh);
  const shown = useLast(data, error);
  if (error && !shown) return <NotLoaded subject="The ledger" error={error} refresh={refresh} />;
  if (!shown) return <ListSkeleton />;
  if (shown.isArchived)
    return (
      <Stack>
        <p role="status">The ledger of this campaign is in the archive. An email is found by its address.</p>
        <FindDelivery />
      </Stack>
    );
  if (data?.deliveries.length === 0)
    return (
      <p role="status">{search ? `No recipient’s address begins with “${search}”.` : 'There are none of these.'}</p>
    );
  return (
    <StaleRows isStale={data === undefined}>
      <DeliveriesTable caption="Recipients and outcomes" deliveries={shown.deliveries} />
      <NextPager count={shown.deliveries.length} {...pagerOf(shown.next)} />
    </StaleRows>
  );
}
