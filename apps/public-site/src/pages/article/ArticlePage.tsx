import { useArticle } from '../../articles/use-article.ts';
import { Island } from '../../islands/Island.tsx';
import { ArticleOpening } from './ArticleOpening.tsx';
import { ArticleRest } from './ArticleRest.tsx';

/** An article, from its title to the call to action at its end. */
export default function ArticlePage() {
  const { slug, title } = useArticle().summary;
  return (
    <article data-counts-view={slug}>
      <ArticleOpening />
      <Island name="article-actions" hydrate="when-bookmarked" props={{ slug, title }} />
      <ArticleRest />
    </article>
  );
}
