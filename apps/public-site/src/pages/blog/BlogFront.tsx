import { styled } from 'styled-components';
import { measure, space } from '@workspace/ui/theme/tokens.ts';
import { fullTitle } from '@workspace/contracts/search-snippet';
import { usePage } from '../../page-data/page-context.ts';
import { Head, type HeadTags } from '../../head/Head.tsx';
import { blogDescription } from './blog-description.ts';
import { introductionOf } from './blog-introduction.ts';
import { blogAddress, blogQueryOf, quoted, type BlogQuery } from './blog-query.ts';
import { BlogHero } from './BlogHero.tsx';
import { BlogList } from './BlogList.tsx';
import { useBlogArticles } from './use-blog-articles.ts';

const Content = styled.div`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.section};
`;

/** Returns the page title for a query. */
function titleOf({ category, search, page, namedPage, isBookmarks }: BlogQuery, isPageMissing: boolean): string {
  if (isBookmarks) return 'Bookmarks';
  const what = search ? `Articles on ${quoted(search)}` : category;
  if (isPageMissing) return `There is no page ${namedPage} · ${what || 'The Road Forward'}`;
  const more = page > 1 ? `, page ${page}` : '';
  return `${what ? `${what} · ` : ''}The Road Forward${more}`;
}

/** Returns the head for a query. The plain blog and categories with articles are open to search engines. */
function headOf(query: BlogQuery, hasArticles: boolean, isPageMissing: boolean): HeadTags {
  const title = titleOf(query, isPageMissing);
  const isFirst = !query.search && query.namedPage === 1 && !query.isBookmarks;
  const description = introductionOf(query.category)?.description ?? blogDescription;
  const preview = { tab: 'Blog', title: query.category || 'The Road Forward', subtitle: description };
  if (!isFirst || !hasArticles) return { title, description, preview };
  const canonical = query.category && blogAddress({ category: query.category });
  return {
    title,
    description,
    path: '/blog',
    preview,
    ...(canonical && { search: { title: fullTitle(title), description, canonical, isExcluded: false } }),
  };
}

/** The blog page above the newsletter. */
export function BlogFront() {
  const { searchParams } = usePage();
  const query = blogQueryOf(searchParams);
  const articles = useBlogArticles(searchParams);
  const hasArticles = !query.category || articles.shown.length > 0;
  return (
    <>
      <Head {...headOf(query, hasArticles, articles.isPageMissing)} />
      <BlogHero category={query.search ? '' : query.category} />
      {!query.isBookmarks && (
        <Content>
          <BlogList query={query} articles={articles} />
        </Content>
      )}
    </>
  );
}
