import { listDeliveries, type DeliveryStatus } from '@workspace/contracts/newsletter-deliveries';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListResults } from '../../layout/ListResults.tsx';
import { NextPager } from '../../layout/NextPager.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useCursorPages } from '../../layout/use-cursor-pages.ts';
import { useList } from '../../layout/use-list.ts';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';
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
  const list = useList(useEndpoint(listDeliveries, { params: { id: campaignId }, query }));
  useRefreshOnChange(asOf, list.refresh);
  const emptyText = search ? `No recipient’s address begins with “${search}”.` : 'There are none of these.';
  return (
    <ListResults subject="The ledger" list={list}>
      {({ isArchived, deliveries, next }) => {
        if (isArchived) return <Archived />;
        if (deliveries.length === 0) return <EmptyList title={emptyText} />;
        return (
          <>
            <DeliveriesTable caption="Recipients and outcomes" deliveries={deliveries} />
            <NextPager count={deliveries.length} {...pagerOf(next)} />
          </>
        );
      }}
    </ListResults>
  );
}

function Archived() {
  return (
    <Stack>
      <p role="status">The ledger of this campaign is in the archive. An email is found by its address.</p>
      <FindDelivery />
    </Stack>
  );
}
