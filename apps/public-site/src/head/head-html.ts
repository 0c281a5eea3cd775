import { brand } from '@workspace/contracts/brand';
import { fullTitle, type HeadTags } from './Head.tsx';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** The head of a page as HTML. `origin` is the site's public one. */
export function headHtml(tags: HeadTags, origin: string): string {
  const title = escaped(fullTitle(tags.title));
  const description = escaped(tags.description);
  const named = (name: string, content: string) => `<meta name="${name}" content="${content}">`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
  const address = tags.path === undefined ? '' : escaped(origin + tags.path);
  return [
    `<title>${title}</title>`,
    named('description', description),
    address ? `<link rel="canonical" href="${address}">` : named('robots', 'noindex'),
    property('og:title', title),
    property('og:description', description),
    property('og:type', tags.kind ?? 'website'),
    property('og:site_name', escaped(brand.name)),
    address && property('og:url', address),
    named('twitter:card', 'summary'),
  ].join('');
}
