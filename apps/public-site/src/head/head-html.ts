import { brand } from '@workspace/contracts/brand';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { fullTitle, type HeadTags } from './Head.tsx';

// What is written by people must not be able to end the element.
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The head of a page as HTML. `origin` is the site's public one. */
export function headHtml(tags: HeadTags, origin: string): string {
  const title = escapeMarkup(fullTitle(tags.title));
  const description = escapeMarkup(tags.description);
  const named = (name: string, content: string) => `<meta name="${name}" content="${content}">`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
  const address = tags.path === undefined ? '' : escapeMarkup(origin + tags.path);
  return [
    `<title>${title}</title>`,
    named('description', description),
    address ? `<link rel="canonical" href="${address}">` : named('robots', 'noindex'),
    property('og:title', title),
    property('og:description', description),
    property('og:type', tags.kind ?? 'website'),
    property('og:site_name', escapeMarkup(brand.name)),
    address && property('og:url', address),
    named('twitter:card', 'summary'),
    `<link rel="alternate" type="application/rss+xml" href="/blog/rss.xml" title="The Road Forward">`,
    tags.data ? dataBlock(tags.data(origin)) : '',
  ].join('');
}
