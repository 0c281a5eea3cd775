import { matchPath } from 'react-router-dom';
import { amountNames, choiceNames } from './cost-calculator/input-names.ts';
import { live, still, touched } from './part.tsx';
import { extra, need, type SiteRoute } from './route.ts';

// What the API promises is read where a call is made: the server, and pages that ask.
const posts = () => import('@workspace/contracts/blog-posts');
const blog = () => import('./pages/blog/posts-asked.ts');
const views = () => import('@workspace/contracts/blog-post-views');
const article = () => import('./articles/article-asked.ts');
const beside = () => import('./articles/neighbors.ts');
const neighbors = () => import('@workspace/contracts/blog-post-neighbors');
const articles = () => import('./articles/bundled-articles.ts');

/** Every page of the site. The first that fits is drawn; the last fits everything. */
export const routes: readonly SiteRoute[] = [
  { path: '/', page: live(() => import('./pages/home/HomePage.tsx')) },
  {
    path: '/blog',
    page: live(() => import('./pages/blog/BlogPage.tsx')),
    copes: async () => true,
    reads: ['category', 'q', 'page', 'bookmarks'],
    needs: async (_params, asked) => [
      need((await posts()).listPosts, (await blog()).postsAsked(asked)),
      extra((await views()).listViews, (await articles()).bundledViews()),
    ],
  },
  {
    path: '/blog/:slug',
    page: live(() => import('./pages/article/ArticlePage.tsx')),
    missing: still(() => import('./pages/article/ArticleMissing.tsx')),
    copes: async ({ slug = '' }) => (await articles()).bundledArticle(slug) !== undefined,
    reads: ['preview'],
    needs: async ({ slug = '' }, asked) => {
      const { bundledArticle, bundledViews } = await articles();
      const bundled = bundledArticle(slug)?.summary;
      return [
        need((await posts()).getPostBySlug, (await article()).articleAsked(slug, asked)),
        extra((await neighbors()).getNeighbors, (await beside()).neighborsAsked(slug, bundled)),
        // A post brings its views along.
        ...(bundled ? [extra((await views()).listViews, bundledViews(slug))] : []),
      ];
    },
    movedTo: async ({ slug = '' }, answers) => (await article()).newAddress(slug, answers),
  },
  { path: '/saas', page: still(() => import('./pages/saas/SaasPage.tsx')) },
  { path: '/about', page: still(() => import('./pages/about/AboutPage.tsx')) },
  { path: '/potholes-report', page: live(() => import('./pages/potholes-report/PotholesReportPage.tsx')) },
  { path: '/case-studies', page: still(() => import('./pages/case-studies/CaseStudiesPage.tsx')) },
  { path: '/faq', page: touched('questions', () => import('./pages/faq/FaqPage.tsx')), reads: ['q'] },
  { path: '/privacy-policy', page: still(() => import('./pages/privacy-policy/PrivacyPolicyPage.tsx')) },
  {
    path: '/newsletter/preferences',
    page: still(() => import('./pages/mail-preferences/MailPreferencesPage.tsx')),
    missing: still(() => import('./pages/mail-preferences/PreferencesMissing.tsx')),
    reads: ['about'],
    needs: async (_params, asked) => [
      need(
        (await import('@workspace/contracts/mail-preferences')).getMailPreferences,
        (await import('./pages/mail-preferences/preferences-asked.ts')).preferencesAsked(asked),
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
    reads: [...amountNames, ...choiceNames],
  },
  { path: '/cms/*', page: live(() => import('./staff-console/StaffConsoleDoor.tsx')), frame: 'bare' },
  { path: '*', page: still(() => import('./pages/not-found/NotFoundPage.tsx')), status: 404 },
];

/** The path that a page is drawn and held under. All paths below one that knows no more of them are one page. */
export function keyOf(pathname: string): string {
  const { path } = matchRoute(pathname).route;
  return path.endsWith('/*') ? path.slice(0, -2) : pathname;
}

/** Whether a route is one page that searchers may show. */
export const isOpen = ({ path, frame, status, isUnlisted }: SiteRoute): boolean =>
  !/[:*]/.test(path) && frame !== 'bare' && status === undefined && !isUnlisted;

/** The part of a query that the page at a path reads, in one order and each name once. Empty where it reads none of it. */
export function askedOf(pathname: string, search: string): string {
  const given = new URLSearchParams(search);
  const { reads = [] } = matchRoute(pathname).route;
  const asked = reads.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return asked.length > 0 ? `?${new URLSearchParams(asked).toString()}` : '';
}

export interface RouteMatch {
  route: SiteRoute;
  params: Readonly<Record<string, string>>;
}

/** The page at an address's path as it is written there, with what its `:names` stand for. */
export function matchRoute(pathname: string): RouteMatch {
  const path = decoded(pathname);
  for (const route of routes) {
    const match = matchPath({ path: route.path, caseSensitive: true }, path);
    const params = definedOf(match?.params ?? {});
    // A name of dots cannot stand in an API's address, and names nothing.
    if (match && !Object.values(params).some((name) => /^\.{1,2}$/.test(name))) return { route, params };
  }
  throw new Error('the last route fits everything');
}

/** As the router decodes it for a page: a slash that belongs to a name stays encoded. */
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
