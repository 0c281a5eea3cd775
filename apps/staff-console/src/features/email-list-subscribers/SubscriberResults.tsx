import { listSubscribers, type SubscriberStatus } from '@workspace/contracts/email-list-subscribers';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListResults } from '../../layout/ListResults.tsx';
import { NextPager } from '../../layout/NextPager.tsx';
import { useCursorPages } from '../../layout/use-cursor-pages.ts';
import { useList } from '../../layout/use-list.ts';
import { SubscriberRows } from './SubscriberRows.tsx';

interface SubscriberResultsProps {
  listId: string;
  search: string;
  status: SubscriberStatus | undefined;
  onChanged: () => void;
}

/** The matching subscribers, 100 at a time. */
export function SubscriberResults({ listId, search, status, onChanged }: SubscriberResultsProps) {
  const { after, pagerOf } = useCursorPages<string>();
  const query = { search: search || undefined, status, after };
  const list = useList(useEndpoint(listSubscribers, { params: { listId }, query }));
  const refreshAll = () => {
    list.refresh();
    onChanged();
  };
  return (
    <ListResults subject="The subscribers" list={list}>
      {({ subscribers, next }) =>
        subscribers.length === 0 ? (
          <EmptyList title={emptyText(search, status)} />
        ) : (
          <>
            <SubscriberRows {...{ listId, subscribers }} scope={JSON.stringify(query)} refresh={refreshAll} />
            <NextPager count={subscribers.length} {...pagerOf(next)} />
          </>
        )
      }
    </ListResults>
  );
}

function emptyText(search: string, status: SubscriberStatus | undefined): string {
  if (search) return `Nobody’s address or name contains “${search}”.`;
  return status ? 'Nobody here has this status.' : 'Nobody is on this list yet. Add people, or upload a file.';
}
