import { styled } from 'styled-components';
import { listPosts } from '@workspace/contracts/blog-posts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { measure, space } from '@workspace/ui/theme/tokens.ts';
import { Answers } from '../../answers/Answers.tsx';
import { Head } from '../../head/Head.tsx';
import { BlogHero } from './BlogHero.tsx';
import { EmptyBlog } from './EmptyBlog.tsx';
import { FeaturedPost } from './FeaturedPost.tsx';
import { PostGrid } from './PostGrid.tsx';

const Content = styled.div`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.section};
`;
const Waiting = styled.div`
  padding-block: ${space.section};
`;

const description =
  'Articles for city engineers and public works directors on road assessment, its cost, and maintenance in time.';

/** The blog down to the newsletter. */
export default function BlogFront() {
  return (
    <>
      <Head title="The Road Forward" description={description} path="/blog" preview={{ tab: 'Blog' }} />
      <BlogHero />
      <Content>
        <Answers>
          <Posts />
        </Answers>
      </Content>
    </>
  );
}

function Posts() {
  const { data, error, refresh } = useEndpoint(listPosts, {});
  if (error) {
    return (
      <Waiting>
        <Notice
          tone="destructive"
          isLive
          title="The articles did not load"
          action={<Button onClick={refresh}>Try again</Button>}
        >
          The server did not answer as it should.
        </Notice>
      </Waiting>
    );
  }
  if (!data) return <Waiting role="status">Loading latest blog posts...</Waiting>;
  const [newest, ...others] = data.posts;
  if (!newest) return <EmptyBlog />;
  return (
    <>
      <FeaturedPost post={newest} />
      {others.length > 0 && <PostGrid posts={others} />}
    </>
  );
}
