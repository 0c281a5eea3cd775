/**
 * The slugs of the articles that ship with the site. A post of the same slug replaces one; their views are counted
 * without a row.
 */
export const bundledArticles = [
  'what-is-a-road-assessment',
  'purpose-of-assessment-test',
  'purpose-of-on-road-assessment',
  'cost-pave-road-per-mile',
  'road-safety-assessment',
  'ai-powered-road-assessment',
  'future-road-assessment-ai',
  'infrastructure-challenge',
  'predictive-maintenance-smart-cities',
  'climate-change-road-infrastructure',
  'reactive-to-proactive-maintenance',
  'economics-road-quality',
  'rural-road-infrastructure-solutions',
  'cost-of-deferred-maintenance',
  'municipal-budget-balancing-act',
] as const;
