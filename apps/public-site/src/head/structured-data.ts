import { brand } from '@workspace/contracts/brand';
import type { ArticleSummary } from '../articles/article-summary.ts';

/** URL of the page and of its preview image, both absolute. */
interface PageAddress {
  origin: string;
  picture: string | undefined;
}

/** Structured data by schema.org: nodes that the page adds to the graph of its document. */
export type StructuredData = (address: PageAddress) => Record<string, unknown>[];

/** The company as a page refers to it: every mention has the same id. */
export const company = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#company`,
  name: brand.name,
  url: `${origin}/`,
});

/** The company and its site, in full. */
export const companyData: StructuredData = ({ origin }) => [
  {
    ...company(origin),
    legalName: brand.legalName,
    description: brand.description,
    email: brand.contactEmail,
    logo: `${origin}/icon-512.png`,
    sameAs: Object.values(brand.social),
  },
  {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: 'en',
    publisher: { '@id': `${origin}/#company` },
  },
];

/** The mark for machines of a text that a person and a model wrote: IPTC's code, as schema.org names it. */
const writtenWithModel = { digitalSourceType: 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource' };

/** Returns the structured data of an article. `isAiAssisted`: readers are told that a model helped write it. */
export function articleData(article: ArticleSummary, isAiAssisted: boolean): StructuredData {
  const { title, excerpt, slug, createdAt, publishedAt = createdAt, updatedAt, category, tags } = article;
  return ({ origin, picture }) => {
    const author = { ...company(origin), logo: `${origin}/icon-512.png` };
    return [
      {
        '@type': 'Article',
        headline: title,
        description: excerpt,
        image: picture,
        articleSection: category,
        ...(tags.length > 0 && { keywords: tags }),
        datePublished: publishedAt,
        dateModified: updatedAt,
        inLanguage: 'en',
        mainEntityOfPage: `${origin}/blog/${slug}`,
        author,
        publisher: author,
        ...(isAiAssisted && writtenWithModel),
      },
    ];
  };
}

/** Returns the breadcrumbs from the home page. `steps` are names with their paths, the page itself last. */
export function breadcrumbs(origin: string, steps: readonly (readonly [name: string, path: string])[]) {
  const all = [['Home', '/'] as const, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
