import { styled } from 'styled-components';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { articleGrid } from '../../articles/article-grid.ts';
import { useArticle } from '../../articles/use-article.ts';
import { Island } from '../../islands/Island.tsx';
import { ArticleCallToAction } from './ArticleCallToAction.tsx';
import { ArticleOpening } from './ArticleOpening.tsx';
import { ArticleText } from './ArticleText.tsx';
import { ReadOn } from './ReadOn.tsx';

const Columns = styled.div`
  ${articleGrid}
  padding-block: ${space.xxl} ${space.section};
  /* Room below the last line would print an empty page. */
  @media print {
    padding-bottom: 0;
  }
  ${media.desktop} {
    grid-template-rows: auto 1fr;
  }
`;

/** An article, from its title to the call to action at its end. */
export default function ArticlePage() {
  const { summary } = useArticle();
  const { slug, title } = summary;
  return (
    <article data-counts-view={slug}>
      <ArticleOpening />
      <Columns>
        <Island name="article-actions" hydrate="when-bookmarked" props={{ slug, title }} />
        <ArticleText />
      </Columns>
      <ReadOn article={summary} />
      <ArticleCallToAction />
    </article>
  );
}
