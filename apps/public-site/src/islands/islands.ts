/**
 * The islands: components that the browser hydrates, each in a React root of its own. All else on a page is HTML. The
 * props of an island are sent with the page, as JSON.
 */
export const islands = {
  'article-actions': () => import('../pages/article/ArticleActions.tsx'),
  'auth-control': () => import('../layout/AuthControl.tsx'),
  bookmarks: () => import('../pages/blog/Bookmarked.tsx'),
  'by-mail': () => import('../pages/potholes-report/sections/ByMail.tsx'),
  console: () => import('../console-host/StaffConsoleHost.tsx'),
  contact: () => import('../pages/home/sections/Contact.tsx'),
  'cost-calculator': () => import('../cost-calculator/CostCalculator.tsx'),
  lab: () => import('../lab/Lab.tsx'),
  newsletter: () => import('../pages/home/sections/Newsletter.tsx'),
  questions: () => import('../pages/faq/Questions.tsx'),
  'quality-checklist': () => import('../pages/lab-audit/islands/QualityChecklist.tsx'),
  'quick-cost': () => import('../cost-calculator/QuickCost.tsx'),
  'rating-comparison': () => import('../pages/lab-audit/islands/Comparison.tsx'),
  'sample-draw': () => import('../pages/lab-audit/islands/SampleDraw.tsx'),
  'sample-size': () => import('../pages/lab-audit/islands/SampleSize.tsx'),
  'stay-informed': () => import('../pages/blog/StayInformedForm.tsx'),
} as const;

export type IslandName = keyof typeof islands;

/** The props of an island. */
export type IslandProps<Name extends IslandName> = Parameters<
  Awaited<ReturnType<(typeof islands)[Name]>>['default']
>[0];
