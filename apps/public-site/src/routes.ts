import { matchPath } from 'react-router-dom';
import { getPostBySlug, listPosts } from '@workspace/contracts/blog-posts';
import { need, type SiteRoute } from './route.ts';

/** Every page of the site. The first that fits is drawn; the last fits everything. */
export const routes: readonly SiteRoute[] = [
  { path: '/', load: () => import('./pages/home/HomePage.tsx') },
  { path: '/blog', load: () => import('./pages/blog/BlogPage.tsx'), needs: () => [need(listPosts, {})] },
  {
    path: '/blog/:slug',
    load: () => import('./pages/article/ArticlePage.tsx'),
    needs: ({ slug = '' }) => [need(getPostBySlug, { params: { slug } })],
  },
  { path: '/saas', load: () => import('./pages/saas/SaasPage.tsx') },
  { path: '/about', load: () => import('./pages/about/AboutPage.tsx') },
  { path: '/potholes-report', load: () => import('./pages/potholes-report/PotholesReportPage.tsx') },
  { path: '/case-studies', load: () => import('./pages/case-studies/CaseStudiesPage.tsx') },
  { path: '/faq', load: () => import('./pages/faq/FaqPage.tsx'), reads: ['q'] },
  { path: '/privacy-policy', load: () => import('./pages/privacy-policy/PrivacyPolicyPage.tsx') },
  { path: '/thank-you', load: () => import('./pages/thank-you/ThankYouPage.tsx'), isUnlisted: true },
  { path: '/self-service', load: () => import('./pages/self-service/SelfServicePage.tsx') },
  { path: '/full-service', load: () => import('./pages/full-service/FullServicePage.tsx') },
  { path: '/white-label', load: () => import('./pages/white-label/WhiteLabelPage.tsx') },
  { path: '/cities', load: () => import('./pages/cities/CitiesPage.tsx') },
  { path: '/cms/*', load: () => import('./staff-console/StaffConsoleDoor.tsx'), frame: 'bare' },
  { path: '*', load: () => import('./pages/not-found/NotFoundPage.tsx'), status: 404 },
];

/** Whether a route is one page that searchers may show. */
export const isOpen = ({ path, frame, status, isUnlisted }: SiteRoute): boolean =>
  !/[:*]/.test(path) && frame !== 'bare' && status === undefined && !isUnlisted;

const reading = new Map(routes.map(({ path, reads = [] }) => [path, reads]));

/** The part of a query that the page at a path reads, in one order and each name once. Empty where it reads none of it. */
export function askedOf(pathname: string, search: string): string {
  const given = new URLSearchParams(search);
  const asked = (reading.get(pathname) ?? []).flatMap((name) => {
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
