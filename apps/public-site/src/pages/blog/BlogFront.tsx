import { styled } from 'styled-components';
import { measure, space } from '@workspace/ui/theme/tokens.ts';
import { usePage } from '../../page-data/page-context.ts';
import { searchBundled } from '../../articles/search-bundled.ts';
import { bundledArticles } from '../../articles/bundled-articles.ts';
import { Head } from '../../head/Head.tsx';
import { blogDescription } from './blog-description.ts';
import { blogQueryOf, type BlogQuery } from './blog-query.ts';
import { BlogHero } from './BlogHero.tsx';
import { BlogList } from './BlogList.tsx';

const Content = styled.div`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.section};
`;

/** Returns the page title for a query. Only the plain blog is open to search engines. */
function titleOf({ category, search, page, isBookmarks }: BlogQuery): string {
  if (isBookmarks) return 'Bookmarks';
  const what = search ? `Articles on “${search}”` : category;
  const more = page > 1 ? `, page ${page}` : '';
  return `${what ? `${what} · ` : ''}The Road Forward${more}`;
}

/** The blog page above the newsletter. */
export function BlogFront() {
  const { searchParams } = usePage();
  const query = blogQueryOf(searchParams);
  const isPlain = !query.category && !query.search && query.page === 1 && !query.isBookmarks;
  return (
    <>
      <Head
        title={titleOf(query)}
        description={blogDescription}
        {...(isPlain && { path: '/blog' })}
        preview={{ tab: 'Blog' }}
      />
      <BlogHero />
      {!query.isBookmarks && (
        <Content>
          <BlogList
            searchParams={searchParams}
            bundled={query.search ? searchBundled(query.search) : bundledArticles}
          />
        </Content>
      )}
    </>
  );
}
