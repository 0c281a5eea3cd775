import { styled } from 'styled-components';
import { listPosts } from '@workspace/contracts/blog-posts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { space } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { RouteButton } from '../../layout/RouteButton.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { PostsTable } from './PostsTable.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;
const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
`;

/** Blog management: every post, and what can be done with it. */
export function BlogManagementPage() {
  const path = useConsolePath();
  useTitle('Blog Management');
  return (
    <Stack>
      <PageHeader title="Blog Management" subtitle="Create, edit, and manage your blog posts">
        <ButtonLink href="/">Back to Home</ButtonLink>
        <RouteButton href={path('blog/new')} variant="primary">
          Create New Post
        </RouteButton>
      </PageHeader>
      <Posts />
    </Stack>
  );
}

function Posts() {
  const path = useConsolePath();
  const { data, error, refresh } = useEndpoint(listPosts, {});
  if (error) {
    return (
      <Notice
        tone="destructive"
        title="The posts could not be loaded"
        action={<Button onClick={refresh}>Try again</Button>}
      >
        {error.sentence}
      </Notice>
    );
  }
  if (!data) return <Panel title="Published Posts">{<Skeleton lines={6} />}</Panel>;
  return (
    <Panel title={`Published Posts (${data.posts.length})`}>
      {data.posts.length > 0 ? (
        <PostsTable posts={data.posts} />
      ) : (
        <Empty>
          <p>No posts yet. The first one appears on the blog as soon as you save it.</p>
          <RouteButton href={path('blog/new')} variant="primary">
            Create First Post
          </RouteButton>
        </Empty>
      )}
    </Panel>
  );
}
