import { useDeferredValue, useRef, useState } from 'react';
import { listManagedPosts, type ManagedPostSummary } from '@workspace/contracts/managed-posts';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { formatNumber } from '../../layout/format-number.ts';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { ListTools } from '../../layout/ListTools.tsx';
import { pollAround } from '../../layout/poll-around.ts';
import { Section } from '../../layout/Section.tsx';
import { useList } from '../../layout/use-list.ts';
import { useListQuery } from '../../layout/use-list-query.ts';
import { useOnShown } from '../../layout/use-on-shown.ts';
import { usePosting } from '../linkedin-posts/use-posting.tsx';
import { DeletePostDialog } from './DeletePostDialog.tsx';
import { pageSize, postList, queryOf, type ListState } from './list-state.ts';
import { nextAppearance } from './next-appearance.ts';
import { EmptyPosts } from './EmptyPosts.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { StaleRows } from '../../layout/StaleRows.tsx';
import { PostsTable } from './PostsTable.tsx';
import { SearchPosts } from './SearchPosts.tsx';
import { countOf, StatusTabs } from './StatusTabs.tsx';
import { usePostBulk } from './use-post-bulk.ts';
import { useRestorePost } from './use-restore-post.ts';

const titles: Record<ListState['status'], string> = {
  published: 'Published Posts',
  scheduled: 'Scheduled Posts',
  draft: 'Drafts',
  all: 'All Posts',
  trashed: 'Trash',
};

type PostList = ResponseOf<typeof listManagedPosts>;
const noPosts: PostList['posts'] = [];

/** Polls around the time when a scheduled post appears. */
const intervalOf = (data?: PostList): number => pollAround(nextAppearance(data?.posts ?? []));

/** The posts of one status, or the search results, a page at a time. `onShown` is called once they are, or an error. */
export function PostsPanel({ onShown }: { onShown: () => void }) {
  const [state, change] = useListQuery(postList);
  const deferredState = useDeferredValue(state);
  const { shown, isStale, error, refresh } = useList(
    useEndpoint(listManagedPosts, { query: queryOf(deferredState) }, { refreshInterval: intervalOf }),
  );
  useOnShown(Boolean(shown ?? error), onShown);
  const [round, setRound] = useState(0);
  if (error && !shown) {
    return (
      <Notice
        tone="destructive"
        title="The posts could not be loaded"
        action={<Button onClick={refresh}>Try again</Button>}
      >
        {error.message}
      </Notice>
    );
  }
  if (!shown) return <Loading />;
  // Resets the search field as well.
  const clearSearch = () => {
    change({ search: '' });
    setRound((current) => current + 1);
  };
  const count = formatNumber(countOf(shown.counts, state.status));
  return (
    <Section title={`${titles[state.status]} (${count})`}>
      <ListTools>
        <StatusTabs status={state.status} counts={shown.counts} onChoose={(status) => change({ status, search: '' })} />
        <SearchPosts key={`${state.status} ${round}`} search={state.search} onSearch={(search) => change({ search })} />
      </ListTools>
      <StaleRows isStale={isStale || deferredState !== state}>
        <Results result={shown} state={state} change={change} refresh={refresh} onBack={clearSearch} />
      </StaleRows>
    </Section>
  );
}

function Loading() {
  return (
    <Section title="Published Posts">
      <ListSkeleton />
    </Section>
  );
}

interface ResultsProps {
  result: PostList;
  state: ListState;
  change: (change: Partial<ListState>) => void;
  refresh: () => void;
  onBack: () => void;
}

function Results({ result: { posts, total, counts }, state, change, refresh, onBack }: ResultsProps) {
  const [postToDelete, setPostToDelete] = useState<ManagedPostSummary>();
  // Its requests would delay the first rows.
  const posting = usePosting(useDeferredValue(posts, noPosts));
  const panel = useRef<HTMLDivElement>(null);
  const goOn = () => {
    refresh();
    panel.current?.focus();
  };
  const restore = useRestorePost(goOn);
  const bulk = usePostBulk({ posts, state, refresh });
  return (
    <div ref={panel} tabIndex={-1}>
      {posts.length > 0 ? (
        <>
          <PostsTable
            caption={titles[state.status]}
            posts={posts}
            sorting={{ state, onSort: change }}
            hasStatus={state.status === 'all'}
            posting={posting}
            bulk={bulk}
            onDelete={setPostToDelete}
            onRestore={(post) => void restore(post)}
          />
          <Pager page={state.page} pageSize={pageSize} total={total} onPage={(page) => change({ page })} />
        </>
      ) : (
        <EmptyPosts state={state} isFirst={countOf(counts, 'all') === 0} total={total} onBack={onBack} />
      )}
      {posting.dialog}
      <DeletePostDialog
        post={postToDelete}
        isOnLinkedin={postToDelete !== undefined && posting.isOut(postToDelete.id)}
        onClose={() => setPostToDelete(undefined)}
        onDeleted={goOn}
        restore={restore}
      />
    </div>
  );
}
