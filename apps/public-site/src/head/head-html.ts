import { brand } from '@workspace/contracts/brand';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { fullTitle, shortDescription, type HeadTags } from './Head.tsx';
import { previewAddress, type Preview } from './preview.ts';
import { breadcrumbs } from './structured-data.ts';

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeMarkup(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeMarkup(content)}">`;

/** Head tags of every page: the feed, the icons, and the color of the header in either scheme. */
const siteTags = [
  `<link rel="alternate" type="application/rss+xml" href="/blog/rss.xml" title="The Road Forward">`,
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">`,
  `<meta name="theme-color" content="#17191a" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="#0e0f10" media="(prefers-color-scheme: dark)">`,
].join('');

/**
 * Returns the head of a page as HTML. `origin` is the site's public one; a page excluded from search engines has no
 * preview.
 */
export function headHtml(tags: HeadTags, origin: string, preview: Preview | undefined): string {
  const title = fullTitle(tags.title);
  const description = shortDescription(tags.description);
  const own = [`<title>${escapeMarkup(title)}</title>`, named('description', description)];
  if (tags.path === undefined || !preview) return [...own, named('robots', 'noindex'), siteTags].join('');
  const address = origin + tags.path;
  const picture = pictureOf(tags, origin, { path: tags.path, preview });
  return [
    ...own,
    `<link rel="canonical" href="${escapeMarkup(address)}">`,
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:site_name', brand.name),
    property('og:image', picture.url),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
    named('twitter:card', 'summary_large_image'),
    kindTags(tags),
    siteTags,
    dataBlock(tags, origin, picture.url),
  ].join('');
}

/** Returns the picture of link previews: the article's cover, else the drawn preview image. */
function pictureOf({ article }: HeadTags, origin: string, { path, preview }: { path: string; preview: Preview }) {
  const cover = article?.cover;
  if (cover) return { url: origin + cover.url, width: cover.width, height: cover.height, alt: cover.alt };
  const alt = `A road sign over a street: ${preview.text.title}`;
  return { url: origin + previewAddress(path, preview), width: 1200, height: 630, alt };
}

function kindTags({ article }: HeadTags): string {
  if (!article) return property('og:type', 'website');
  return [
    property('og:type', 'article'),
    property('article:published_time', article.publishedAt ?? article.createdAt),
    property('article:modified_time', article.updatedAt),
    property('article:section', article.category),
    ...article.tags.map((tag) => property('article:tag', tag)),
  ].join('');
}

function dataBlock({ path, title, article, data }: HeadTags, origin: string, picture: string): string {
  const steps = [...(article ? [['Blog', '/blog'] as const] : []), [title, path!] as const];
  const way = path === '/' ? [] : [breadcrumbs(origin, steps)];
  const graph = { '@context': 'https://schema.org', '@graph': [...(data?.({ origin, picture }) ?? []), ...way] };
  // Escapes `<`: text from editors must not be able to end the element.
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}
