import { Button } from '@workspace/ui/Button';
import { useConsolePath } from '../../layout/base-path.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import type { ListState } from './list-state.ts';

/** The reason of an empty list, and the next step. */
const emptyWords: Record<ListState['status'], readonly [title: string, next: string]> = {
  published: ['Nothing is published.', 'A draft is published in its editor, at once or at a time.'],
  scheduled: ['Nothing is scheduled.', 'Choose Publish in a draft, then “At a time”.'],
  draft: ['There are no drafts.', 'A new post is a draft until you publish it. Only staff see it.'],
  all: ['There are no posts.', 'The first one appears on the blog as soon as you publish it.'],
  trashed: ['The trash is empty.', 'Deleted posts stay here before they are gone for good.'],
};

interface EmptyPostsProps {
  state: ListState;
  isFirst: boolean;
  total: number;
  onBack: () => void;
}

/** The empty list's reason, with a way on. */
export function EmptyPosts({ state, isFirst, total, onBack }: EmptyPostsProps) {
  const path = useConsolePath();
  const search = state.search.trim();
  if (search !== '' || total > 0) {
    const title = total > 0 ? 'There are no more posts than on the pages before.' : `No post has “${search}”.`;
    return <EmptyList title={title} action={<Button onClick={onBack}>Show all of them</Button>} />;
  }
  const [title, next] = emptyWords[state.status];
  if (!isFirst || state.status === 'trashed') return <EmptyList title={title}>{next}</EmptyList>;
  const create = (
    <Permitted to="blog-posts:write">
      <ConsoleLinkButton href={path('blog/new')} variant="primary">
        Create First Post
      </ConsoleLinkButton>
    </Permitted>
  );
  return (
    <EmptyList title="No posts yet." action={create}>
      The first one appears on the blog as soon as you save it.
    </EmptyList>
  );
}
