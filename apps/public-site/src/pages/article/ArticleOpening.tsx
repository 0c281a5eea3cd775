import { useSearchParams } from 'react-router-dom';
import { PageDataProvider } from '../../page-data/PageDataProvider.tsx';
import { useArticle } from '../../articles/use-article.ts';
import { Head } from '../../head/Head.tsx';
import { articleData } from '../../head/structured-data.ts';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';

/** The beginning of an article: head tags and header. */
export default function ArticleOpening() {
  return (
    <PageDataProvider>
      <Opening />
    </PageDataProvider>
  );
}

function Opening() {
  const { article } = useArticle();
  const [searchParams] = useSearchParams();
  if (!article) return null;
  const { title, excerpt, slug, category, readTime } = article.summary;
  return (
    <>
      <Head
        title={title}
        description={excerpt}
        // A previewed draft is excluded from search engines.
        {...(!searchParams.has('preview') && { path: `/blog/${slug}` })}
        article={article.summary}
        data={articleData(article.summary)}
        preview={{ subtitle: '', tab: category, foot: `The Road Forward · ${readTime}` }}
      />
      <ReadingProgress />
      <ArticleHeader summary={article.summary} />
    </>
  );
}
