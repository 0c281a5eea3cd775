import { dataReporting } from './questions/data-reporting.ts';
import { gettingStarted } from './questions/getting-started.ts';
import { implementation } from './questions/implementation.ts';
import { partnershipSupport } from './questions/partnership-support.ts';
import { pricingPlans } from './questions/pricing-plans.ts';
import type { QuestionCategory } from './questions/question.ts';
import { roiBusinessImpact } from './questions/roi-business-impact.ts';
import { securityCompliance } from './questions/security-compliance.ts';
import { technicalFeatures } from './questions/technical-features.ts';

/** All questions of the FAQ page, in the order in which a buyer asks them. */
export const questionCategories: readonly QuestionCategory[] = [
  gettingStarted,
  pricingPlans,
  technicalFeatures,
  implementation,
  dataReporting,
  roiBusinessImpact,
  partnershipSupport,
  securityCompliance,
];
