import { styled } from 'styled-components';
import { ButtonLink } from '@workspace/ui/Button';
import { space } from '@workspace/ui/theme/tokens.ts';
import { BlogFilter } from './BlogFilter.tsx';
import { blogAddress, mayGoOn, quoted, type BlogQuery } from './blog-query.ts';
import { EmptyBlog, MissingPage } from './EmptyBlog.tsx';
import { FeaturedPost } from './FeaturedPost.tsx';
import { newArticles, PostGrid } from './PostGrid.tsx';
import type { BlogArticles } from './use-blog-articles.ts';

const More = styled.div`
  display: flex;
  justify-content: center;
  padding-top: ${space.xxl};
`;

type Props = { query: BlogQuery; articles: BlogArticles };

/** The filters of the blog, and the articles that match a query. */
export function BlogList({ query, articles }: Props) {
  const { total, counts, isPageMissing, hasMore } = articles;
  return (
    <>
      <BlogFilter query={query} total={total} counts={counts} />
      {isPageMissing ? <MissingPage query={query} /> : <Articles query={query} articles={articles} />}
      {!isPageMissing && hasMore && (
        <More>
          {mayGoOn(query) ? (
            <ButtonLink href={`${blogAddress({ ...query, page: query.page + 1 })}#${newArticles}`} size="lg">
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

function Articles({ query, articles: { shown, firstNew } }: Props) {
  const [first, ...others] = shown;
  if (!first) return <EmptyBlog query={query} />;
  // A search or category shows a list; the plain blog features its newest article.
  if (query.category || query.search)
    return <PostGrid posts={shown} firstNew={firstNew} title={foundWords(shown.length, query)} />;
  return (
    <>
      <FeaturedPost post={first} />
      {others.length > 0 && <PostGrid posts={others} firstNew={firstNew - 1} />}
    </>
  );
}

function foundWords(count: number, { category, search }: BlogQuery): string {
  const articles = count === 1 ? '1 article' : `${count} articles`;
  return `${articles}${category ? ` in ${category}` : ''}${search ? ` on ${quoted(search)}` : ''}`;
}
