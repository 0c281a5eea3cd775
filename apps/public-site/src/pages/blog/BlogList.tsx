import { styled } from 'styled-components';
import { listViews } from '@workspace/contracts/blog-post-views';
import { listPosts } from '@workspace/contracts/blog-posts';
import { ButtonLink } from '@workspace/ui/Button';
import { space } from '@workspace/ui/theme/tokens.ts';
import type { ArticleSummary } from '../../articles/article-summary.ts';
import { bundledViews, viewsOf } from '../../articles/bundled-articles.ts';
import { usePageData } from '../../page-data/page-context.ts';
import { mergeArticles } from '../../articles/merge-articles.ts';
import { BlogFilter } from './BlogFilter.tsx';
import { blogAddress, blogQueryOf, mayGoOn, perPage, type BlogQuery } from './blog-query.ts';
import { countArticles } from './count-articles.ts';
import { EmptyBlog } from './EmptyBlog.tsx';
import { FeaturedPost } from './FeaturedPost.tsx';
import { PostGrid } from './PostGrid.tsx';
import { postsInput } from './posts-input.ts';

const More = styled.div`
  display: flex;
  justify-content: center;
  padding-top: ${space.xxl};
`;

interface Props {
  searchParams: URLSearchParams;
  /** The bundled articles that match the search, in any category. */
  bundled: readonly ArticleSummary[];
}

/** The articles that match a query: staff's posts and bundled articles. */
export function BlogList({ searchParams, bundled }: Props) {
  const query = blogQueryOf(searchParams);
  const { data } = usePageData(listPosts, postsInput(searchParams));
  const { data: read } = usePageData(listViews, bundledViews());
  // While the API is down the blog shows the bundled articles.
  const { posts, total, categories, standIns } = data ?? { posts: [], total: 0, categories: [], standIns: [] };
  const own = bundled
    .filter(({ category }) => !query.category || category === query.category)
    .map((article) => ({ ...article, ...viewsOf(read, article.slug) }));
  const all = mergeArticles(posts, own, { ...query, standIns });
  const shown = all.slice(0, query.page * perPage + 1);
  const isComplete = all.length <= shown.length && total <= posts.length;
  return (
    <>
      <BlogFilter query={query} {...countArticles(categories, bundled, standIns)} />
      <Articles articles={shown} query={query} />
      {!isComplete && (
        <More>
          {mayGoOn(query) ? (
            <ButtonLink href={`${blogAddress({ ...query, page: query.page + 1 })}#more-articles`} size="lg">
              Load more
            </ButtonLink>
          ) : (
            <p>There are more. Choose a category or search above to come to them.</p>
          )}
        </More>
      )}
    </>
  );
}

function Articles({ articles, query }: { articles: readonly ArticleSummary[]; query: BlogQuery }) {
  const [first, ...others] = articles;
  if (!first) return <EmptyBlog query={query} />;
  // A search or category shows a list; the plain blog features its newest article.
  if (query.category || query.search) return <PostGrid posts={articles} title={foundWords(articles.length, query)} />;
  return (
    <>
      <FeaturedPost post={first} />
      {others.length > 0 && <PostGrid posts={others} />}
    </>
  );
}

function foundWords(count: number, { category, search }: BlogQuery): string {
  const articles = count === 1 ? '1 article' : `${count} articles`;
  return `${articles}${category ? ` in ${category}` : ''}${search ? ` on “${search}”` : ''}`;
}
