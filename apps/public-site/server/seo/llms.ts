import { brand } from '@workspace/contracts/brand';
import { sampleFiles } from '../../content/sample-survey/sample-files.ts';
import { sampleNotice } from '../../content/sample-survey/survey.ts';
import type { ArticleSummary } from '../../src/articles/article-summary.ts';
import type { PageSummary } from '../../src/head/head-html.ts';

/** A page with the texts that search engines show. */
export type ListedPage = PageSummary & { path: string };

type Listed = Pick<ArticleSummary, 'slug' | 'title' | 'excerpt' | 'noIndex'>;

/** More articles would not fit the memory of most readers of this file. */
const maxArticles = 100;

/** One line, and no brackets, which would end the link. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim();

/**
 * Returns `llms.txt`: the site for language models, as Markdown by llmstxt.org. `articles` are newest first; those that
 * search engines should not list are left out.
 */
export function renderLlms(origin: string, pages: readonly ListedPage[], articles: readonly Listed[]): string {
  const line = (title: string, path: string, text: string) => `- [${plain(title)}](${origin}${path}): ${plain(text)}`;
  const listed = articles.filter(({ noIndex }) => noIndex !== true).slice(0, maxArticles);
  return [
    `# ${brand.name}`,
    `> ${brand.description}`,
    `Figures on this site differ from page to page where their conditions differ. ${origin}/evidence explains accuracy, image interval, number of distresses and price, and says what is not published yet.`,
    '## Pages',
    pages.map(({ title, path, description }) => line(title, path, description)).join('\n'),
    '## Articles',
    listed.map(({ title, slug, excerpt }) => line(title, `/blog/${slug}`, excerpt)).join('\n'),
    '## Optional',
    sampleFiles
      .map(({ label, path, description }) => line(`${label} sample`, path, `${sampleNotice}. ${description}`))
      .join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}
