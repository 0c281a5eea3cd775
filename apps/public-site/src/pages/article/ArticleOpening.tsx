import { useSearchParams } from 'react-router-dom';
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
  const [asked] = useSearchParams();
  if (!article) return null;
  const { title, excerpt, slug, category, readTime } = article.summary;
  return (
    <>
      <Head
        title={title}
        description={excerpt}
        // A draft that is looked at before it appears is not to be found.
        {...(!asked.has('preview') && { path: `/blog/${slug}` })}
        article={article.summary}
        data={articleData(article.summary)}
        preview={{ sentence: '', tab: category, foot: `The Road Forward · ${readTime}` }}
      />
      <ReadingProgress />
      <ArticleHeader summary={article.summary} />
    </>
  );
}
