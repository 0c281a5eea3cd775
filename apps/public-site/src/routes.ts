import { matchRoutes } from 'react-router-dom';
import { amountNames, calculatorPath, choiceNames } from './cost-calculator/input-names.ts';
import { labParams } from './lab/param-names.ts';
import { auditParams } from './pages/lab-audit/audit-place.ts';
import { optionalLoader, loader, type SiteRoute } from './route.ts';

const posts = () => import('@workspace/contracts/blog-posts');
const blog = () => import('./pages/blog/posts-input.ts');
const views = () => import('@workspace/contracts/blog-post-views');
const issues = () => import('@workspace/contracts/newsletter-issues');
const article = () => import('./articles/article-input.ts');
const beside = () => import('./articles/neighbors.ts');
const neighbors = () => import('@workspace/contracts/blog-post-neighbors');
const articles = () => import('./articles/bundled-articles.ts');
const latest = () => import('./articles/latest-articles.ts');
const latestArticles = async () => optionalLoader((await posts()).listPosts, (await latest()).latestInput);
const calculatorInputs = [...amountNames, ...choiceNames];

/** All pages of the site. The first match wins; the last one matches everything. */
export const routes: readonly SiteRoute[] = [
  { path: '/', page: () => import('./pages/home/HomePage.tsx') },
  {
    path: '/blog',
    page: () => import('./pages/blog/BlogPage.tsx'),
    hasFallback: async () => true,
    searchParams: ['category', 'q', 'page', 'bookmarks'],
    loaders: async (_params, searchParams) => [
      loader((await posts()).listPosts, (await blog()).postsInput(searchParams)),
      optionalLoader((await views()).listViews, (await articles()).bundledViews()),
    ],
  },
  {
    path: '/blog/:slug',
    page: () => import('./pages/article/ArticlePage.tsx'),
    missing: () => import('./pages/article/ArticleMissing.tsx'),
    hasFallback: async ({ slug = '' }) => (await articles()).bundledArticle(slug) !== undefined,
    searchParams: ['preview'],
    hasPrivateQuery: true,
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
    movedTo: async ({ slug = '' }, responses) => (await article()).redirectTargetOf(slug, responses),
  },
  { path: '/lab/method', page: () => import('./pages/lab-method/LabMethodPage.tsx') },
  { path: '/saas', page: () => import('./pages/saas/SaasPage.tsx') },
  { path: '/about', page: () => import('./pages/about/AboutPage.tsx') },
  {
    path: '/potholes-report',
    page: () => import('./pages/potholes-report/PotholesReportPage.tsx'),
    prepare: async (_searchParams, { publicOrigin }) => `${publicOrigin}/potholes-report`,
  },
  { path: '/case-studies', page: () => import('./pages/case-studies/CaseStudiesPage.tsx') },
  { path: '/faq', page: () => import('./pages/faq/FaqPage.tsx'), searchParams: ['q'] },
  { path: '/privacy-policy', page: () => import('./pages/privacy-policy/PrivacyPolicyPage.tsx') },
  {
    path: '/newsletter/preferences',
    page: () => import('./pages/mail-preferences/MailPreferencesPage.tsx'),
    missing: () => import('./pages/mail-preferences/PreferencesMissing.tsx'),
    searchParams: ['about'],
    hasPrivateQuery: true,
    loaders: async (_params, searchParams) => [
      loader(
        (await import('@workspace/contracts/mail-preferences')).getMailPreferences,
        (await import('./pages/mail-preferences/preferences-input.ts')).preferencesInput(searchParams),
      ),
    ],
    isUnlisted: true,
  },
  {
    path: '/confirm/:token',
    page: () => import('./pages/confirm/ConfirmPage.tsx'),
    missing: () => import('./pages/confirm/ConfirmMissing.tsx'),
    isPrivate: true,
    loaders: async (params) => [
      loader(
        (await import('@workspace/contracts/pending-sign-ups')).getSignUp,
        (await import('./pages/confirm/confirm-input.ts')).confirmInput(params),
      ),
    ],
    isUnlisted: true,
  },
  {
    path: '/newsletters',
    page: () => import('./pages/newsletters/NewslettersPage.tsx'),
    loaders: async () => [loader((await issues()).listIssues, {}), await latestArticles()],
    // The sitemap has it when it lists something.
    isUnlisted: true,
  },
  {
    path: '/newsletters/:token',
    page: () => import('./pages/newsletters/IssuePage.tsx'),
    missing: () => import('./pages/newsletters/IssueMissing.tsx'),
    loaders: async ({ token }) => [
      loader((await issues()).getIssue, (await import('./pages/newsletters/issue-input.ts')).issueInput(token)),
    ],
    isUnlisted: true,
  },
  {
    path: '/thank-you',
    page: () => import('./pages/thank-you/ThankYouPage.tsx'),
    loaders: async () => [await latestArticles()],
    isUnlisted: true,
  },
  { path: '/self-service', page: () => import('./pages/self-service/SelfServicePage.tsx') },
  { path: '/full-service', page: () => import('./pages/full-service/FullServicePage.tsx') },
  { path: '/white-label', page: () => import('./pages/white-label/WhiteLabelPage.tsx') },
  {
    path: '/cities',
    page: () => import('./pages/cities/CitiesPage.tsx'),
    searchParams: calculatorInputs,
    // Saved addresses of the calculator, which was part of this page.
    movedTo: async (_params, _responses, searchParams) =>
      calculatorInputs.some((name) => searchParams.has(name))
        ? `${calculatorPath}?${searchParams.toString()}`
        : undefined,
  },
  {
    path: '/lab',
    page: () => import('./pages/lab/LabPage.tsx'),
    searchParams: labParams,
    prepare: async (searchParams, { labViewOf }) => {
      const { firstViewOf, showLabView } = await import('./lab/first-view.ts');
      const query = searchParams.toString();
      return labViewOf ? showLabView(await labViewOf(query)) : firstViewOf(query);
    },
  },
  { path: '/lab/audit', page: () => import('./pages/lab-audit/LabAuditPage.tsx'), searchParams: auditParams },
  { path: calculatorPath, page: () => import('./pages/cost/CostPage.tsx'), searchParams: calculatorInputs },
  { path: '/evidence', page: () => import('./pages/evidence/EvidencePage.tsx') },
  { path: '/evidence/sample-report', page: () => import('./pages/sample-report/SampleReportPage.tsx') },
  { path: '/lab/rating', page: () => import('./pages/lab-rating/LabRatingPage.tsx') },
  { path: '/cms/*', page: () => import('./console-host/ConsolePage.tsx'), frame: 'bare' },
  { path: '*', page: () => import('./pages/not-found/NotFoundPage.tsx'), status: 404 },
];

/** Returns the path that a page is rendered and cached under. All paths below a wildcard route are one page. */
export function cacheKeyOf(pathname: string): string {
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
export function relevantSearch(pathname: string, search: string): string {
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
  // React Router warns about a path that cannot be decoded.
  if (!isDecodable(pathname)) return { route: notFound, params: {} };
  const [match] = matchRoutes(routeObjects, { pathname }) ?? [];
  const params = definedOf(match?.params ?? {});
  // A name of dots cannot be part of an API URL, so it matches no resource.
  if (match && !Object.values(params).some((name) => /^\.{1,2}$/.test(name)))
    return { route: match.route.handle, params };
  return { route: notFound, params: { '*': decodeURIComponent(pathname).slice(1) } };
}

const notFound = routes.at(-1)!;

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

// Each with the site's own description of the page.
const routeObjects = routes.map((route) => ({ path: route.path, caseSensitive: true, handle: route }));

const definedOf = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== undefined));
