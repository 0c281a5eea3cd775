import { styled } from 'styled-components';
import { getNeighbors } from '@workspace/contracts/blog-post-neighbors';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { ArticleSummary } from '../../articles/article-summary.ts';
import { bundledArticle, bundledArticles } from '../../articles/bundled-articles.ts';
import { usePageData } from '../../page-data/page-context.ts';
import { neighborsInput, neighborsOf } from '../../articles/neighbors.ts';
import { relatedArticles } from '../../articles/related-articles.ts';

const Section = styled.section`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.section};
  > h2 {
    padding-bottom: ${space.lg};
    border-bottom: 3px solid ${color.ink};
    font-size: ${text.xl};
  }
  ul {
    display: grid;
    list-style: none;
    ${media.desktop} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0 ${space.xxl};
      /* Four make a row: the last would stand alone below three. */
      &:has(> :nth-child(4):last-child) {
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: 0 ${space.xl};
      }
    }
  }
  li {
    border-bottom: 1px solid ${color.line};
    ${media.desktop} {
      border-bottom: 0;
    }
  }
  a {
    display: grid;
    gap: ${space.sm};
    align-content: start;
    padding-block: ${space.lg};
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover strong {
    text-decoration: underline;
    text-decoration-color: ${color.lane};
    text-decoration-thickness: 3px;
  }
  strong {
    overflow-wrap: anywhere;
    font: ${weight.heavy} 1.25rem / 1.25 ${font.sign};
    text-wrap: balance;
  }
  span {
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
  }
`;
const Beside = styled.nav`
  display: grid;
  gap: 0 ${space.xxl};
  border-top: 1px solid ${color.line};
  ${media.phoneUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child:not(:first-child) {
      text-align: right;
    }
  }
`;

/** Related articles, and those before and after by date. */
export function ReadOn({ article }: { article: ArticleSummary }) {
  const { slug } = article;
  const { data } = usePageData(getNeighbors, neighborsInput(slug, bundledArticle(slug)?.summary));
  const { newer, older } = neighborsOf(article, data, bundledArticles);
  const related = relatedArticles(article, data?.related ?? [], bundledArticles);
  return (
    <Section aria-labelledby="related" data-print="hide">
      <h2 id="related">Read on</h2>
      <ul role="list">
        {related.map((other) => (
          <li key={other.slug}>
            <Way article={other} label={other.category} isMain />
          </li>
        ))}
      </ul>
      {(newer ?? older) && (
        <Beside aria-label="Articles by date">
          {older && <Way article={older} label="Previous article" />}
          {newer && <Way article={newer} label="Next article" />}
        </Beside>
      )}
    </Section>
  );
}

interface WayProps {
  article: Pick<ArticleSummary, 'slug' | 'title'>;
  label: string;
  /** Fetched ahead by the browser. */
  isMain?: boolean;
}

function Way({ article: { slug, title }, label, isMain }: WayProps) {
  return (
    <a href={`/blog/${slug}`} data-main-link={isMain ? '' : undefined}>
      <span>{label}</span>
      <strong>{title}</strong>
    </a>
  );
}
