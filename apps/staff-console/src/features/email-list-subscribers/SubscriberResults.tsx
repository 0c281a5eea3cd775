import { listSubscribers, type SubscriberStatus } from '@workspace/contracts/email-list-subscribers';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { NextPager } from '../../layout/NextPager.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { StaleRows } from '../../layout/StaleRows.tsx';
import { useCursorPages } from '../../layout/use-cursor-pages.ts';
import { useLast } from '../../layout/use-last.ts';
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
  const { data, error, refresh } = useEndpoint(listSubscribers, { params: { listId }, query });
  const shown = useLast(data, error);
  const refreshAll = () => {
    refresh();
    onChanged();
  };
  if (error && !shown) return <NotLoaded subject="The subscribers" error={error} refresh={refresh} />;
  if (!shown) return <ListSkeleton />;
  const isStale = data === undefined;
  if (shown.subscribers.length === 0)
    return (
      <StaleRows isStale={isStale}>
        <EmptyList title={emptyText(search, status)} />
      </StaleRows>
    );
  return (
    <StaleRows isStale={isStale}>
      <SubscriberRows
        {...{ listId, subscribers: shown.subscribers }}
        scope={JSON.stringify(query)}
        refresh={refreshAll}
      />
      <NextPager count={shown.subscribers.length} {...pagerOf(shown.next)} />
    </StaleRows>
  );
}

function emptyText(search: string, status: SubscriberStatus | undefined): string {
  if (search) return `Nobody’s address or name contains “${search}”.`;
  return status ? 'Nobody here has this status.' : 'Nobody is on this list yet. Add people, or upload a file.';
}
