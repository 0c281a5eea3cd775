import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { space } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import type { ListState } from './list-state.ts';

const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
`;
const emptyWords: Record<ListState['status'], string> = {
  published: 'Nothing is published.',
  scheduled: 'Nothing is scheduled.',
  draft: 'There are no drafts.',
  all: 'There are no posts.',
  trashed: 'The trash is empty.',
};

/** The empty list's reason, with a way on. */
export function EmptyPosts({
  state,
  isFirst,
  total,
  onBack,
}: {
  state: ListState;
  isFirst: boolean;
  total: number;
  onBack: () => void;
}) {
  const path = useConsolePath();
  if (state.search.trim() !== '' || total > 0) {
    return (
      <Empty>
        <p role="status">
          {total > 0 ? 'There are no more posts than on the pages before.' : `No post has “${state.search.trim()}”.`}
        </p>
        <Button onClick={onBack}>Show all of them</Button>
      </Empty>
    );
  }
  if (!isFirst || state.status === 'trashed') return <p>{emptyWords[state.status]}</p>;
  return (
    <Empty>
      <p>No posts yet. The first one appears on the blog as soon as you save it.</p>
      <Permitted to="blog-posts:write">
        <ConsoleLinkButton href={path('blog/new')} variant="primary">
          Create First Post
        </ConsoleLinkButton>
      </Permitted>
    </Empty>
  );
}
