import { brand } from '@workspace/contracts/brand';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { fullTitle, shortDescription } from '@workspace/contracts/search-snippet';
import { socialPicture } from '@workspace/contracts/social-picture';
import type { HeadTags } from './Head.tsx';
import { previewAddress, type Preview } from './preview.ts';
import { breadcrumbs } from './structured-data.ts';

const metaTag = (name: string, content: string) => `<meta name="${name}" content="${escapeMarkup(content)}">`;
const metaProperty = (name: string, content: string) => `<meta property="${name}" content="${escapeMarkup(content)}">`;

/** Head tags of every page: the feed, the icons, and the color of the header in either scheme. */
const siteTags = [
  `<link rel="alternate" type="application/rss+xml" href="/blog/rss.xml" title="The Road Forward">`,
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">`,
  `<meta name="theme-color" content="#17191a" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="#0e0f10" media="(prefers-color-scheme: dark)">`,
].join('');

/** How search engines list a page. */
export interface PageSummary {
  title: string;
  description: string;
}

/** Returns the title and the description of a page for search engines. */
export function summaryOf({ search, title, description }: HeadTags): PageSummary {
  return {
    title: search?.title ?? fullTitle(title),
    description: search?.description ?? shortDescription(description),
  };
}

/**
 * Returns the head of a page as HTML. `origin` is the site's public one; a page excluded from search engines has no
 * preview.
 */
export function headHtml(tags: HeadTags, origin: string, preview: Preview | undefined): string {
  const { title, description } = summaryOf(tags);
  const own = [`<title>${escapeMarkup(title)}</title>`, metaTag('description', description)];
  if (tags.path === undefined || !preview) return [...own, metaTag('robots', 'noindex'), siteTags].join('');
  const canonical = tags.search?.canonical || tags.path;
  const address = canonical.startsWith('/') ? origin + canonical : canonical;
  const picture = pictureOf(tags, origin, { path: tags.path, preview });
  return [
    ...own,
    // Link previews need the other tags, also of a page that search engines leave out.
    tags.search?.isExcluded ? metaTag('robots', 'noindex') : '',
    `<link rel="canonical" href="${escapeMarkup(address)}">`,
    metaProperty('og:title', title),
    metaProperty('og:description', description),
    metaProperty('og:url', address),
    metaProperty('og:site_name', brand.name),
    metaProperty('og:image', picture.url),
    metaProperty('og:image:width', String(picture.width)),
    metaProperty('og:image:height', String(picture.height)),
    metaProperty('og:image:alt', picture.alt),
    metaTag('twitter:card', 'summary_large_image'),
    kindTags(tags),
    siteTags,
  ].join('');
}

/** A view of the blog has an address of its own; an article's canonical address may be on another site. */
const viewOf = ({ article, search }: HeadTags, path: string): string => (!article && search?.canonical) || path;

/** Returns the picture of link previews: the article's cover, else the drawn preview image. */
function pictureOf(tags: HeadTags, origin: string, { path, preview }: { path: string; preview: Preview }) {
  const cover = tags.article?.cover;
  if (cover) {
    const { url, width, height } = socialPicture(cover);
    return { url: origin + url, width, height, alt: cover.alt };
  }
  const alt = `A road sign over a street: ${preview.text.title}`;
  return { url: origin + previewAddress(viewOf(tags, path), preview), width: 1200, height: 630, alt };
}

function kindTags({ article }: HeadTags): string {
  if (!article) return metaProperty('og:type', 'website');
  return [
    metaProperty('og:type', 'article'),
    metaProperty('article:published_time', article.publishedAt ?? article.createdAt),
    metaProperty('article:modified_time', article.updatedAt),
    metaProperty('article:section', article.category),
    ...article.tags.map((tag) => metaProperty('article:tag', tag)),
  ].join('');
}

/**
 * Returns the structured data of a page as HTML, or nothing for a page excluded from search engines. It stands after the
 * page, whose first screen then needs fewer packets.
 */
export function dataHtml(tags: HeadTags, origin: string, preview: Preview | undefined): string {
  const { path, title, data } = tags;
  if (path === undefined || !preview) return '';
  const picture = pictureOf(tags, origin, { path, preview }).url;
  const own = viewOf(tags, path);
  const isInBlog = own.startsWith('/blog') && own !== '/blog';
  const steps = [...(isInBlog ? [['Blog', '/blog'] as const] : []), [title, own] as const];
  const way = path === '/' ? [] : [breadcrumbs(origin, steps)];
  const graph = { '@context': 'https://schema.org', '@graph': [...(data?.({ origin, picture }) ?? []), ...way] };
  // Escapes `<`: text from editors must not be able to end the element.
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}
