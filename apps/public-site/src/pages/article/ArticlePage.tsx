import { useMatch } from 'react-router-dom';
import { styled } from 'styled-components';
import { getPostBySlug } from '@workspace/contracts/blog-posts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { measure, space } from '@workspace/ui/theme/tokens.ts';
import { Answers } from '../../answers/Answers.tsx';
import { articleData } from '../../head/structured-data.ts';
import { Head } from '../../head/Head.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleCall } from './ArticleCall.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ArticleMissing } from './ArticleMissing.tsx';

const Waiting = styled.div`
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space.section} ${space.gutter};
`;

export default function ArticlePage() {
  return (
    <Answers>
      <Article />
    </Answers>
  );
}

function Article() {
  const slug = useMatch('/blog/:slug')?.params.slug;
  const { data, error, refresh } = useEndpoint(getPostBySlug, slug ? { params: { slug } } : null);
  if (error?.status === 404) return <ArticleMissing />;
  if (error) {
    return (
      <Waiting>
        <Notice
          tone="destructive"
          isLive
          title="The article did not load"
          action={<Button onClick={refresh}>Try again</Button>}
        >
          The server did not answer as it should.
        </Notice>
      </Waiting>
    );
  }
  if (!data) return <Waiting role="status">Loading article...</Waiting>;
  const { post } = data;
  return (
    <article>
      <Head
        title={post.title}
        description={post.excerpt}
        path={`/blog/${post.slug}`}
        article={post}
        data={articleData(post)}
        preview={{ sentence: '', tab: post.category, foot: `The Road Forward · ${post.readTime}` }}
      />
      <ArticleHeader post={post} />
      <ArticleBody html={post.content} />
      <ArticleCall />
    </article>
  );
}
