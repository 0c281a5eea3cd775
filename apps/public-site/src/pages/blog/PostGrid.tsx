import { styled } from 'styled-components';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import type { ArticleSummary } from '../../articles/article-summary.ts';
import { PostCard } from './PostCard.tsx';

const lanePadding = space.xl;
const cardWidth = `(100% - 4 * ${lanePadding}) / 3`;

// Columns look like lanes: a dashed line between them, none at the page's sides, which the outer cards reach. They have
// no minimum from their content: to measure the drawings for it takes the browser four times as long as the rest of the
// layout.
const Lanes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-top: 3px solid ${color.ink};
  list-style: none;
  > li {
    border-bottom: 1px solid ${color.line};
  }
  ${media.phoneUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li {
      margin-left: -2px;
      padding-inline: ${lanePadding};
      border-left: 2px dashed ${color.lineControl};
    }
    > li:nth-child(odd) {
      padding-left: 0;
    }
    > li:nth-child(even) {
      padding-right: 0;
    }
  }
  ${media.desktop} {
    grid-template-columns:
      calc(${cardWidth} + ${lanePadding})
      calc(${cardWidth} + 2 * ${lanePadding})
      calc(${cardWidth} + ${lanePadding});
    > li:nth-child(n) {
      padding-inline: ${lanePadding};
    }
    > li:nth-child(3n + 1) {
      padding-left: 0;
    }
    > li:nth-child(3n) {
      padding-right: 0;
    }
  }
`;

const Title = styled.h2`
  padding-block: ${space.lg};
  font-size: ${text.xl};
`;

/** Browsers fetch this many articles ahead: those that most readers see first. */
const mainPosts = 3;

/** The id of the first article that a click on Load more added: the browser moves the focus there. */
export const newArticles = 'new-articles';

interface PostGridProps {
  posts: readonly ArticleSummary[];
  /** Index of the first article that the page before does not show. */
  firstNew: number;
  title?: string;
}

/** Articles as cards. Without a title the list continues after the featured article. */
export function PostGrid({ posts, firstNew, title }: PostGridProps) {
  const isFirst = title !== undefined;
  const added = posts.length - firstNew;
  return (
    <section aria-labelledby="more-articles">
      {title ? (
        <Title id="more-articles">{title}</Title>
      ) : (
        <VisuallyHidden as="h2" id="more-articles">
          More articles
        </VisuallyHidden>
      )}
      <Lanes role="list">
        {posts.map((post, index) => (
          <PostCard
            key={post.slug}
            post={post}
            isMain={index < mainPosts}
            isFirst={isFirst && index === 0}
            {...(firstNew > 0 && index === firstNew && { id: newArticles, note: `${added} more articles` })}
          />
        ))}
      </Lanes>
    </section>
  );
}
