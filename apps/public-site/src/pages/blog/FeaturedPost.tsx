import { styled } from 'styled-components';
import { Badge } from '@workspace/ui/Badge';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { SiteLinkButton } from '../../layout/SiteLinkButton.tsx';
import { ValueDrawing } from '@workspace/ui/road/ValueDrawing';
import { cardFigureOf } from '../../articles/card-figure.ts';
import { CoverPicture } from '../../pictures/CoverPicture.tsx';
import { PostMeta } from './PostMeta.tsx';
import type { ArticleSummary } from '../../articles/article-summary.ts';
import { TopicDrawing } from './TopicDrawing.tsx';

const Card = styled.article`
  display: grid;
  /* Chromium moves a grid to the next page as a whole. */
  @media print {
    display: block;
    padding-block: ${space.xl};
    svg {
      max-height: 75mm;
    }
  }
  gap: ${space.xxl};
  padding-block: ${space.section};
  align-items: center;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: 4.5rem;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
  h3 {
    font-size: ${text.xxl};
    line-height: 1.1;
  }
  > p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
// Decorative: the article has it with its text.
const Drawing = styled.div`
  display: grid;
  min-width: 0;
`;
const Label = styled.h2`
  color: ${color.inkSoft};
  font: ${weight.strong} 1.0625rem / 1.3 ${font.sign};
  letter-spacing: 0;
`;

/** Half of the page's width, or all of a narrow window. */
const coverSizes = '(min-width: 62rem) 36rem, calc(100vw - 2rem)';

/** A card with the newest article. */
export function FeaturedPost({ post }: { post: ArticleSummary }) {
  return (
    <Card>
      <Copy>
        <Label>Latest Insights</Label>
        <h3>{post.title}</h3>
        <p>{post.excerpt}</p>
        <PostMeta post={post} category={<Badge>{post.category}</Badge>} />
        <SiteLinkButton item={{ label: 'Read Article', to: `/blog/${post.slug}` }} variant="primary" size="lg" />
      </Copy>
      <Figure post={post} />
    </Card>
  );
}

function Figure({ post }: { post: ArticleSummary }) {
  const figure = cardFigureOf(post);
  if (!figure) return <TopicDrawing category={post.category} />;
  if ('image' in figure) {
    const alt = post.cover ? undefined : '';
    return <CoverPicture image={figure.image} ratio="4 / 3" sizes={coverSizes} isFirst {...{ alt }} />;
  }
  return (
    <Drawing aria-hidden="true">
      {'values' in figure ? <ValueDrawing values={figure.values} /> : <figure.Drawing />}
    </Drawing>
  );
}
