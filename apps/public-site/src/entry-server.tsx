import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { CallOptions } from '@workspace/contracts/endpoint/call';
import { deferredFontFaces, fontFaces } from '@workspace/ui/theme/font-faces.ts';
import { fontUrls } from '@workspace/ui/theme/fonts.ts';
import { App } from './App.tsx';
import { NotedClaimsContext } from './claim-notes/noted-claims.ts';
import { HeadContext, type HeadTags } from './head/Head.tsx';
import { dataHtml, headHtml, summaryOf, type PageSummary } from './head/head-html.ts';
import { IslandsContext, type CollectedIsland } from './islands/collected-islands.ts';
import { loadIslands, renderIslands } from './islands/render-islands.tsx';
import { withoutServerMarks } from './islands/style-marks.ts';
import { htmlIn } from './page-data/html-in.ts';
import { PageContext, type Page } from './page-data/page-context.ts';
import type { PageSettings } from './page-settings.ts';
import type { Preview } from './head/preview.ts';
import { previewOf } from './head/preview-of.ts';
import { loadPageData } from './load-page-data.ts';
import type { SiteRoute } from './route.ts';
import { relevantSearch, isOpen, cacheKeyOf, matchRoute, routes } from './routes.ts';

/** A rendered page. */
export interface RenderedPage {
  status: number;
  head: string;
  /** Value of the `Link` header: what the browser fetches first. */
  preload: string;
  style: string;
  html: string;
  /** Origins of the videos on the page. */
  frames: string[];
  /** Current path of a moved page. */
  movedTo: string | undefined;
  /** True when the page is open to search engines: shared caches may store it. */
  isShared: boolean;
  /** Shows a draft or one subscriber's settings: never cached. */
  isPrivate: boolean;
  /** Rendered without the API's responses, because the API failed. */
  isFallback: boolean;
  /** Preview image of the page for link sharing. */
  preview: Preview | undefined;
  /** Title and description, as search engines show them. */
  summary: PageSummary;
}

await loadIslands();

/** Headings are the largest text of every page: a header names their font, before the styles are parsed. */
const fontPreload = `<${fontUrls.sign.subset}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

/** A picture at the top is larger than the title, which has a measured fallback: the font comes after it. */
const preloadFor = (html: string): string =>
  html.includes('fetchPriority="high"') ? `${fontPreload}; fetchpriority=low` : fontPreload;

// Applies to print until the page script enables it for the screen. In development that script is not inline.
const laterStyle = import.meta.env.DEV
  ? `<style>${deferredFontFaces}</style>`
  : `<style id="deferred-fonts" media="print">${deferredFontFaces}</style><noscript><style>${deferredFontFaces}</style></noscript>`;

/**
 * Renders the page of a URL: a path with the part of the query that it reads. The status is known before the first
 * byte. `known` are responses that need no request, by its URL. Throws the `ApiError` of a request that failed.
 */
export async function renderPage(
  url: string,
  api: CallOptions,
  settings: PageSettings,
  clean: (html: string) => Promise<string>,
  known: Record<string, unknown> = {},
): Promise<RenderedPage> {
  const [pathname = '', search] = url.split('?');
  const { route, params } = matchRoute(pathname);
  const address = { pathname, params, searchParams: new URLSearchParams(search) };
  const { responses, missing, movedTo, isFallback } = await loadPageData(route, address, api, known);
  // Rendering is synchronous and cannot wait.
  const cleanHtml = new Map(
    await Promise.all(htmlIn(responses).map(async (html) => [html, await clean(html)] as const)),
  );
  const { default: component } = await ((missing !== undefined && route.missing) || route.page)();
  const page = await pageOf(route, { ...address, responses, cleanHtml }, settings);
  const head: { current?: HeadTags } = {};
  const found: CollectedIsland[] = [];
  const sheet = new ServerStyleSheet();
  const styled = (content: ReactNode) => <StyleSheetManager sheet={sheet.instance}>{content}</StyleSheetManager>;
  try {
    const outline = renderToString(styled(pageAt(page, head, found, <App page={component} frame={route.frame} />)));
    const html = renderIslands(outline, found, styled);
    const { data, ...heads } = headOf(head.current ?? { title: 'Page', description: '' }, settings.publicOrigin);
    return {
      ...heads,
      status: movedTo === undefined ? (route.status ?? missing ?? 200) : 301,
      html: html + data,
      frames: frameOrigins(html),
      isFallback,
      movedTo,
      isPrivate: route.isPrivate === true || (search !== undefined && route.hasPrivateQuery === true),
      style: `<style>${fontFaces}</style>${withoutServerMarks(sheet.getStyleTags())}${laterStyle}`,
      preload: preloadFor(html),
    };
  } finally {
    sheet.seal();
  }
}

/** Adds what the page computes itself. */
const pageOf = async (
  { prepare }: SiteRoute,
  address: Omit<Page, 'staffConsoleUrl' | 'prepared'>,
  settings: PageSettings,
): Promise<Page> => ({
  ...address,
  staffConsoleUrl: settings.staffConsoleUrl,
  prepared: await prepare?.(address.searchParams, settings),
});

/** Returns the parts of a rendered page that its head decides. */
function headOf(tags: HeadTags, publicOrigin: string) {
  const preview = previewOf(tags);
  const head = headHtml(tags, publicOrigin, preview);
  const data = dataHtml(tags, publicOrigin, preview);
  return { head, data, preview, summary: summaryOf(tags), isShared: tags.path !== undefined };
}

/** Text cannot look like such an attribute: it has no `<`. */
const frameOrigins = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/<a [^<>]*data-player="(https:\/\/[\w.-]+)\//g), ([, origin]) => origin!)),
];

const pageAt = (page: Page, head: { current?: HeadTags }, found: CollectedIsland[], app: ReactNode) => (
  <HeadContext value={head}>
    <IslandsContext value={found}>
      <NotedClaimsContext value={[]}>
        <PageContext value={page}>{app}</PageContext>
      </NotedClaimsContext>
    </IslandsContext>
  </HeadContext>
);

export { drawRoad } from './head/road-drawing.tsx';
export { bundledArticles, loadBundledHtml } from './articles/bundled-articles.ts';
export { mergeArticles } from './articles/merge-articles.ts';
export { livePreviewOf } from './articles/live-preview.ts';
export { relevantSearch, cacheKeyOf };

/** Pages that search engines may index, without posts. */
export const indexablePaths = routes.filter(isOpen).map(({ path }) => path);
