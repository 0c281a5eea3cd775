import { styled } from 'styled-components';
import { ButtonLink } from '@workspace/ui/Button';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';
import { blogAddress, quoted, type BlogQuery } from './blog-query.ts';

const Box = styled.div`
  display: grid;
  gap: ${space.md};
  justify-items: center;
  padding-block: ${space.section};
  text-align: center;
  p {
    max-width: 34rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
    overflow-wrap: anywhere;
  }
`;

/** The empty state of a page beyond the last one, or before the first. */
export function MissingPage({ query: { category, search, namedPage } }: { query: BlogQuery }) {
  return (
    <Box>
      <h2>There is no page {namedPage}</h2>
      <p>The articles end before it.</p>
      <ButtonLink href={blogAddress({ category, search })}>
        {search ? `Articles on ${quoted(search)}` : category ? `Articles in ${category}` : 'All articles'}
      </ButtonLink>
    </Box>
  );
}

/** The empty state: a search or category without articles, or the blog before its first post. */
export function EmptyBlog({ query: { category, search } }: { query: BlogQuery }) {
  if (!category && !search) {
    return (
      <Box>
        <h2>No Blog Posts Available</h2>
        <p>Check back soon for new content!</p>
      </Box>
    );
  }
  return (
    <Box>
      <h2>No articles found</h2>
      <p>
        {search
          ? `Nothing here speaks of ${quoted(search)}${category ? ` in ${category}` : ''}. Try a shorter word.`
          : `There is nothing in ${category} yet.`}
      </p>
      <ButtonLink href={search && category ? blogAddress({ search }) : '/blog'}>
        {search && category ? 'Search all categories' : 'All articles'}
      </ButtonLink>
    </Box>
  );
}
