/**
 * The modules that the public site shares with the console, so that both run on one React, one router, one cache and
 * one style sheet: by package, the exports that the console may use. `'all'` shares the whole package. The lint rule
 * for the console's imports and the site's share scope both read this list; a new name here requires a release of the
 * site before the console's.
 */
export const federationSingletons = {
  react: 'all',
  'react-dom': 'all',
  'react-router-dom': [
    'Link',
    'NavLink',
    'Navigate',
    'Outlet',
    'Route',
    'Routes',
    'useLocation',
    'useMatch',
    'useNavigate',
    'useParams',
    'useSearchParams',
  ],
  swr: ['default', 'SWRConfig', 'mutate', 'preload', 'useSWRConfig'],
  'styled-components': ['StyleSheetManager', 'createGlobalStyle', 'css', 'keyframes', 'styled'],
} as const;
