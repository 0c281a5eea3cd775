import { matchPath } from 'react-router-dom';
import { amountNames, choiceNames } from './cost-calculator/input-names.ts';
import { live, still, touched } from './part.tsx';
import { optionalLoader, loader, type SiteRoute } from './route.ts';

// Endpoint contracts load on demand: on the server, and on pages that make requests.
const posts = () => import('@workspace/contracts/blog-posts');
const blog = () => import('./pages/blog/posts-input.ts');
const views = () => import('@workspace/contracts/blog-post-views');
const article = () => import('./articles/article-input.ts');
const beside = () => import('./articles/neighbors.ts');
const neighbors = () => import('@workspace/contracts/blog-post-neighbors');
const articles = () => import('./articles/bundled-articles.ts');

/** All pages of the site. The first match wins; the last one matches everything. */
export const routes: readonly SiteRoute[] = [
  { path: '/', page: live(() => import('./pages/home/HomePage.tsx')) },
  {
    path: '/blog',
    page: live(() => import('./pages/blog/BlogPage.tsx')),
    hasFallback: async () => true,
    searchParams: ['category', 'q', 'page', 'bookmarks'],
    loaders: async (_params, searchParams) => [
      loader((await posts()).listPosts, (await blog()).postsInput(searchParams)),
      optionalLoader((await views()).listViews, (await articles()).bundledViews()),
    ],
  },
  {
    path: '/blog/:slug',
    page: live(() => import('./pages/article/ArticlePage.tsx')),
    missing: still(() => import('./pages/article/ArticleMissing.tsx')),
    hasFallback: async ({ slug = '' }) => (await articles()).bundledArticle(slug) !== undefined,
    searchParams: ['preview'],
    loaders: async ({ slug = '' }, searchParams) => {
      const { bundledArticle, bundledViews } = await articles();
      const bundled = bundledArticle(slug)?.summary;
      return [
        loader((await posts()).getPostBySlug, (await article()).articleInput(slug, searchParams)),
        optionalLoader((await neighbors()).getNeighbors, (await beside()).neighborsInput(slug, bundled)),
        // The response of a post includes its views.
        ...(bundled ? [optionalLoader((await views()).listViews, bundledViews(slug))] : []),
      ];
    },
    movedTo: async ({ slug = '' }, responses) => (await article()).newAddress(slug, responses),
  },
  { path: '/saas', page: still(() => import('./pages/saas/SaasPage.tsx')) },
  { path: '/about', page: still(() => import('./pages/about/AboutPage.tsx')) },
  { path: '/potholes-report', page: live(() => import('./pages/potholes-report/PotholesReportPage.tsx')) },
  { path: '/case-studies', page: still(() => import('./pages/case-studies/CaseStudiesPage.tsx')) },
  { path: '/faq', page: touched('questions', () => import('./pages/faq/FaqPage.tsx')), searchParams: ['q'] },
  { path: '/privacy-policy', page: still(() => import('./pages/privacy-policy/PrivacyPolicyPage.tsx')) },
  {
    path: '/newsletter/preferences',
    page: still(() => import('./pages/mail-preferences/MailPreferencesPage.tsx')),
    missing: still(() => import('./pages/mail-preferences/PreferencesMissing.tsx')),
    searchParams: ['about'],
    loaders: async (_params, searchParams) => [
      loader(
        (await import('@workspace/contracts/mail-preferences')).getMailPreferences,
        (await import('./pages/mail-preferences/preferences-input.ts')).preferencesInput(searchParams),
      ),
    ],
    isUnlisted: true,
  },
  { path: '/thank-you', page: still(() => import('./pages/thank-you/ThankYouPage.tsx')), isUnlisted: true },
  { path: '/self-service', page: still(() => import('./pages/self-service/SelfServicePage.tsx')) },
  { path: '/full-service', page: still(() => import('./pages/full-service/FullServicePage.tsx')) },
  { path: '/white-label', page: still(() => import('./pages/white-label/WhiteLabelPage.tsx')) },
  {
    path: '/cities',
    page: live(() => import('./pages/cities/CitiesPage.tsx')),
    searchParams: [...amountNames, ...choiceNames],
  },
  { path: '/cms/*', page: live(() => import('./console-host/StaffConsoleHost.tsx')), frame: 'bare' },
  { path: '*', page: still(() => import('./pages/not-found/NotFoundPage.tsx')), status: 404 },
];

/** Returns the path that a page is rendered and cached under. All paths below a wildcard route are one page. */
export function keyOf(pathname: string): string {
  const { path } = matchRoute(pathname).route;
  return path.endsWith('/*') ? path.slice(0, -2) : pathname;
}

/** Returns true when a route is a single page that search engines may index. */
export const isOpen = ({ path, frame, status, isUnlisted }: SiteRoute): boolean =>
  !/[:*]/.test(path) && frame !== 'bare' && status === undefined && !isUnlisted;

/**
 * Returns the part of a query that the page at a path reads, in a fixed order and without duplicates. Empty when it
 * reads none of it.
 */
export function knownSearch(pathname: string, search: string): string {
  const source = new URLSearchParams(search);
  const { searchParams: names = [] } = matchRoute(pathname).route;
  const known = names.flatMap((name) => {
    const value = source.get(name);
    return value === null ? [] : [[name, value]];
  });
  return known.length > 0 ? `?${new URLSearchParams(known).toString()}` : '';
}

export interface RouteMatch {
  route: SiteRoute;
  params: Readonly<Record<string, string>>;
}

/** Returns the route of an encoded URL path, with the values of its `:names`. */
export function matchRoute(pathname: string): RouteMatch {
  const path = decoded(pathname);
  for (const route of routes) {
    const match = matchPath({ path: route.path, caseSensitive: true }, path);
    const params = definedOf(match?.params ?? {});
    // A name of dots cannot be part of an API URL, so it matches no resource.
    if (match && !Object.values(params).some((name) => /^\.{1,2}$/.test(name))) return { route, params };
  }
  throw new Error('the last route fits everything');
}

/** Decodes like the router does for a page: a slash within a name stays encoded. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

const definedOf = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== undefined));
