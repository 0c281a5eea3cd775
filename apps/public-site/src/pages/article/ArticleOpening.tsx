import { searchTextsOf } from '@workspace/contracts/search-snippet';
import { usePage } from '../../page-data/page-context.ts';
import { useArticle } from '../../articles/use-article.ts';
import { Head } from '../../head/Head.tsx';
import { articleData } from '../../head/structured-data.ts';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import { UnpublishedBanner } from './UnpublishedBanner.tsx';

/** The beginning of an article: head tags and header. */
export function ArticleOpening() {
  const { summary, post } = useArticle();
  const { searchParams } = usePage();
  const { title, excerpt, slug, category, readTime } = summary;
  return (
    <>
      <Head
        title={title}
        description={excerpt}
        // A previewed draft is excluded from search engines.
        {...(!searchParams.has('preview') && { path: `/blog/${slug}` })}
        search={{
          ...searchTextsOf(summary),
          canonical: summary.canonicalUrl ?? '',
          isExcluded: summary.noIndex === true,
        }}
        article={summary}
        data={articleData(summary, post?.aiNotice !== undefined)}
        preview={{ subtitle: '', tab: category, foot: `The Road Forward · ${readTime}` }}
      />
      <ReadingProgress />
      {post?.unpublished && <UnpublishedBanner unpublished={post.unpublished} />}
      <ArticleHeader summary={summary} aiNotice={post?.aiNotice} />
    </>
  );
}
