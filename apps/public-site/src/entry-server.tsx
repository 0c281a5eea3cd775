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

/** A page, drawn. */
export interface RenderedPage {
  status: number;
  head: string;
  style: string;
  html: string;
  /** The address names nothing: something else stands in its place. */
  isMissing: boolean;
  /** The path that the page has now. */
  movedTo: string | undefined;
  /** The same for everybody, and to be found: what stands between site and reader may keep it too. */
  isShared: boolean;
  /** Drawn without the API's answers, because it did not give them. */
  isFallback: boolean;
  /** The picture that stands for the page where it is shared. */
  preview: Preview | undefined;
}

await loadEveryPart();

/** The texts of the posts among the answers of the API. */
const contentsIn = (cached: Record<string, unknown>): string[] =>
  Object.values(cached).flatMap((response) => {
    const { content } = (response as { post?: { content?: unknown } } | undefined)?.post ?? {};
    return typeof content === 'string' ? [content] : [];
  });

/** Headings are the largest text of every page: their face is asked for before the styles are read. */
const fontPreload = `<link rel="preload" href="${fontUrls.sign.core}" as="font" type="font/woff2" crossorigin>`;

// For paper until the starter opens it to the screen. While the sources are being written there is no starter.
const laterStyle = import.meta.env.DEV
  ? `<style>${laterFaces}</style>`
  : `<style id="later-faces" media="print">${laterFaces}</style><noscript><style>${laterFaces}</style></noscript>`;

/** Draws the page at an address, a path with what it reads of the query. The status is known before the first byte. Throws the refusal of a call that could not be made. */
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
  // While a page is rendered nothing can be waited for.
  await Promise.all(contentsIn(responses).map((content) => cleanLongHtml(content, clean)));
  const head: { current?: HeadTags } = {};
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(appAt({ address, sheet, head, responses, isMissing: missing !== undefined }));
    // React draws the fallback of a part that threw, and says nothing.
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

/** The pages that anyone may find, posts apart. */
export const openPaths = routes.filter(isOpen).map(({ path }) => path);
