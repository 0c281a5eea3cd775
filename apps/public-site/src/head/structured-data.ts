import type { BlogPost } from '@workspace/contracts/blog-posts';
import { brand } from '@workspace/contracts/brand';

/** A description for machines, by schema.org. Addresses are paths of the site; the server completes them. */
export type StructuredData = (origin: string) => Record<string, unknown>;

const organization = (origin: string) => ({
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.legalName,
  url: `${origin}/`,
  email: brand.contactEmail,
  sameAs: Object.values(brand.social),
});

/** The company and its site. */
export const companyData: StructuredData = (origin) => ({
  '@context': 'https://schema.org',
  '@graph': [
    { ...organization(origin), description: brand.description },
    { '@type': 'WebSite', name: brand.name, url: `${origin}/`, inLanguage: 'en' },
  ],
});

/** An article, and where it stands in the site. */
export function articleData({ title, excerpt, slug, createdAt, updatedAt, category }: BlogPost): StructuredData {
  return (origin) => ({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: title,
        description: excerpt,
        articleSection: category,
        datePublished: createdAt,
        dateModified: updatedAt,
        mainEntityOfPage: `${origin}/blog/${slug}`,
        author: organization(origin),
        publisher: organization(origin),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Blog', item: `${origin}/blog` },
          { '@type': 'ListItem', position: 2, name: title },
        ],
      },
    ],
  });
}
