import { styled } from 'styled-components';
import type { ArticleSummary } from '../../articles/article-summary.ts';
import { cardFigureOf } from '../../articles/card-figure.ts';
import { CoverPicture } from '../../pictures/CoverPicture.tsx';
import { CardDrawing } from './CardDrawing.tsx';
import { formatViews } from './PostMeta.tsx';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* The pictures, titles and excerpts of a row begin at one height each. */
  grid-row: span 5;
  grid-template-rows: subgrid;
  gap: ${space.md};
  padding-block: 2rem;
  overflow-wrap: anywhere;
  h3 {
    font-size: 1.375rem;
    line-height: 1.2;
  }
  /* Beside cards with a picture, a card of text has room for more of it. */
  &:not(:has(> div)) {
    grid-template-rows: auto auto 1fr auto;
    h3 {
      font-size: 1.75rem;
    }
    > h3 + p {
      -webkit-line-clamp: 8;
      line-clamp: 8;
    }
  }
`;
// The title's link covers the card: one click target, one Tab stop.
const Title = styled.a`
  color: ${color.ink};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-color: ${color.lane};
    text-decoration-thickness: 3px;
  }
  /* The card's picture stands above the link. */
  scroll-margin-top: 18rem;
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: -6px;
  }
`;
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.lg};
  color: ${color.inkSoft};
  font: ${weight.medium} ${text.sm} / 1.4 ${font.sign};
  font-variant-numeric: tabular-nums;
  > :first-child {
    color: ${color.link};
  }
`;
const Foot = styled(Line)`
  > :first-child {
    color: inherit;
  }
`;
const Excerpt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.inkSoft};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  line-clamp: 3;
  align-self: start;
`;

/** A third of the page, half of it on a tablet, all of it on a phone. */
const coverSizes = '(min-width: 62rem) 22rem, (min-width: 36rem) 45vw, calc(100vw - 2rem)';

interface PostCardProps {
  post: ArticleSummary;
  /** Fetched ahead of a click. */
  isMain: boolean;
  /** The first picture of the page, which it shows at once. */
  isFirst: boolean;
  /** For an article that a link of the page leads to, with a note for screen readers. */
  id?: string;
  note?: string;
}

/** An article in the list; the whole card links to it. */
export function PostCard({ post, isMain, isFirst, id, note }: PostCardProps) {
  const noteId = note && `${id}-note`;
  const views = formatViews(post);
  return (
    <Card>
      <Figure {...{ post, isFirst }} />
      <Line>
        <span>{post.category}</span>
        <span>{post.readTime}</span>
      </Line>
      <h3>
        <Title id={id} href={`/blog/${post.slug}`} data-main-link={isMain ? '' : undefined} aria-describedby={noteId}>
          {post.title}
        </Title>
      </h3>
      {note && (
        <span id={noteId} hidden>
          {note}
        </span>
      )}
      <Excerpt>{post.excerpt}</Excerpt>
      <Foot>
        <span>{post.date}</span>
        {views && <span>{views}</span>}
      </Foot>
    </Card>
  );
}

function Figure({ post, isFirst }: Pick<PostCardProps, 'post' | 'isFirst'>) {
  const figure = cardFigureOf(post);
  if (!figure) return null;
  if (!('image' in figure)) return <CardDrawing figure={figure} />;
  return <CoverPicture image={figure.image} ratio="16 / 9" sizes={coverSizes} alt="" isFirst={isFirst} />;
}
