import { Answers } from '../../answers/Answers.tsx';
import { useArticle } from '../../articles/use-article.ts';
import { Head } from '../../head/Head.tsx';
import { articleData } from '../../head/structured-data.ts';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';

/** What an article begins with. */
export default function ArticleOpening() {
  return (
    <Answers>
      <Opening />
    </Answers>
  );
}

function Opening() {
  const { article } = useArticle();
  if (!article) return null;
  const { title, excerpt, slug, category, readTime } = article.summary;
  return (
    <>
      <Head
        title={title}
        description={excerpt}
        path={`/blog/${slug}`}
        article={article.summary}
        data={articleData(article.summary)}
        preview={{ sentence: '', tab: category, foot: `The Road Forward · ${readTime}` }}
      />
      <ReadingProgress />
      <ArticleHeader summary={article.summary} />
    </>
  );
}
