import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { Icon } from '@workspace/ui/Icon';
import { TextField } from '@workspace/ui/Field';
import { chosenInForcedColors } from '@workspace/ui/theme/forced-style.ts';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { blogAddress, type BlogQuery } from './blog-query.ts';
import type { CategoryCount } from './count-articles.ts';

const Band = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  padding-block: ${space.xl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space.xxl};
    align-items: start;
  }
`;
// On a phone one row that scrolls sideways, so that the articles are not pushed down.
const Row = styled.ul`
  display: flex;
  gap: ${space.sm};
  margin-inline: calc(-1 * ${space.gutter});
  padding: 4px ${space.gutter};
  overflow-x: auto;
  list-style: none;
  ${media.phoneUp} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
  a {
    display: inline-flex;
    gap: 0.5em;
    align-items: center;
    min-height: 2.5rem;
    padding-inline: ${space.md};
    border: 2px solid ${color.line};
    border-radius: ${radius.sm};
    color: ${color.ink};
    font: ${weight.medium} ${text.sm} / 1.2 ${font.sign};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    border-color: ${color.ink};
  }
  a[aria-current] {
    border-color: ${color.lane};
    background-color: ${color.lane};
    color: ${color.onLane};
    ${chosenInForcedColors}
  }
  span {
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  a[aria-current] span {
    color: inherit;
  }
`;
const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.sm};
  align-items: end;
`;

const Bookmark = styled.a`
  display: inline-flex;
  grid-column: 1 / -1;
  gap: ${space.sm};
  align-items: center;
  justify-self: start;
  min-height: 2.25rem;
  font: ${weight.medium} ${text.sm} / 1.2 ${font.sign};
`;

interface BlogFilterProps {
  query: BlogQuery;
  /** Number of all articles, which may exceed the sum of the shown categories. */
  total: number;
  counts: readonly CategoryCount[];
}

/** The filters of the list: plain links and a plain form, so that every view has a URL. */
export function BlogFilter({ query, total, counts }: BlogFilterProps) {
  const { category, search } = query;
  const link = (name: string, label: string, count: number) => (
    <li key={label}>
      <a href={blogAddress({ category: name, search })} aria-current={name === category ? 'page' : undefined}>
        {label} <span>{count}</span>
      </a>
    </li>
  );
  return (
    <Band>
      <nav aria-label="Categories">
        <Row role="list">
          {link('', 'All Articles', total)}
          {counts.map(({ name, count }) => link(name, name, count))}
        </Row>
      </nav>
      <Search role="search" action="/blog">
        {category && <input type="hidden" name="category" value={category} />}
        <TextField label="Search the articles" type="search" name="q" defaultValue={search} maxLength={100} />
        <Button type="submit">Search</Button>
        <Bookmark href="/blog?bookmarks">
          <Icon name="bookmark" size={16} />
          Bookmarks on this device
        </Bookmark>
      </Search>
    </Band>
  );
}
