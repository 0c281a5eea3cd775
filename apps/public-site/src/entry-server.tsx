import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { CallOptions } from '@workspace/contracts/endpoint/call';
import { laterFaces } from '@workspace/ui/theme/font-faces.ts';
import { fontUrls } from '@workspace/ui/theme/fonts.ts';
import { App } from './App.tsx';
import { cleanLongHtml } from './clean-html.ts';
import { HeadContext, type HeadTags } from './head/Head.tsx';
import { headHtml } from './head/head-html.ts';
import { PageDataContext } from './page-data/page-data-context.ts';
import type { Preview } from './head/preview.ts';
import { previewOf } from './head/preview-of.ts';
import { loadEveryPart } from './part.tsx';
import { loadPageData } from './load-page-data.ts';
import { knownSearch, isOpen, keyOf, matchRoute, routes } from './routes.ts';

/** A rendered page. */
export interface RenderedPage {
  status: number;
  head: string;
  style: string;
  html: string;
  /** True when the URL matches no page and a fallback is rendered in its place. */
  isMissing: boolean;
  /** Current path of a moved page. */
  movedTo: string | undefined;
  /** True when the page is the same for every visitor and open to search engines: shared caches may store it. */
  isShared: boolean;
  /** Rendered without the API's responses, because the API failed. */
  isFallback: boolean;
  /** Preview image of the page for link sharing. */
  preview: Preview | undefined;
}

await loadEveryPart();

/** Returns the texts of the posts among the API's responses. */
const contentsIn = (cached: Record<string, unknown>): string[] =>
  Object.values(cached).flatMap((response) => {
    const { content } = (response as { post?: { content?: unknown } } | undefined)?.post ?? {};
    return typeof content === 'string' ? [content] : [];
  });

/** Headings are the largest text of every page: their font is preloaded before the styles are parsed. */
const fontPreload = `<link rel="preload" href="${fontUrls.sign.core}" as="font" type="font/woff2" crossorigin>`;

// Applies to print until the starter script enables it for the screen. In development there is no starter script.
const laterStyle = import.meta.env.DEV
  ? `<style>${laterFaces}</style>`
  : `<style id="later-faces" media="print">${laterFaces}</style><noscript><style>${laterFaces}</style></noscript>`;

/**
 * Renders the page of a URL: a path with the part of the query that it reads. The status is known before the first
 * byte. Throws the `ApiError` of a request that failed.
 */
export async function renderPage(
  address: string,
  api: CallOptions,
  publicOrigin: string,
  clean: (html: string) => Promise<string>,
): Promise<RenderedPage> {
  const [pathname = '', search] = address.split('?');
  const { route, params } = matchRoute(pathname);
  const { responses, missing, movedTo, isFallback } = await loadPageData(
    route,
    params,
    new URLSearchParams(search),
    api,
  );
  // Rendering is synchronous and cannot wait.
  await Promise.all(contentsIn(responses).map((content) => cleanLongHtml(content, clean)));
  const head: { current?: HeadTags } = {};
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(appAt({ address, sheet, head, responses, isMissing: missing !== undefined }));
    // React silently renders the fallback of an island that threw.
    if (html.includes('<!--$!')) throw new Error('A part of the page could not be drawn.');
    const tags = head.current ?? { title: 'Page', description: '' };
    const status = route.status ?? missing ?? (movedTo === undefined ? 200 : 301);
    const preview = previewOf(tags);
    const headTags = fontPreload + headHtml(tags, publicOrigin, preview);
    return {
      status,
      html,
      preview,
      isFallback,
      movedTo,
      isShared: tags.path !== undefined,
      isMissing: missing !== undefined,
      style: sheet.getStyleTags() + laterStyle,
      head: headTags,
    };
  } finally {
    sheet.seal();
  }
}

interface AppAt {
  address: string;
  sheet: ServerStyleSheet;
  head: { current?: HeadTags };
  responses: Record<string, unknown>;
  isMissing: boolean;
}

const appAt = ({ address, sheet, head, responses, isMissing }: AppAt) => (
  <StyleSheetManager sheet={sheet.instance}>
    <HeadContext value={head}>
      <PageDataContext value={responses}>
        <StaticRouter location={address}>
          <App isMissing={isMissing} />
        </StaticRouter>
      </PageDataContext>
    </HeadContext>
  </StyleSheetManager>
);

export { drawRoad } from './head/road-drawing.tsx';
export { bundledArticles, bundledHtml } from './articles/bundled-articles.ts';
export { mergeArticles } from './articles/merge-articles.ts';
export { cleanLongHtml };
export { knownSearch, keyOf };

/** Pages that search engines may index, without posts. */
export const openPaths = routes.filter(isOpen).map(({ path }) => path);
