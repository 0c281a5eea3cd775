import { attest, halfYearly, yearly } from './claim.ts';

/** Figures of the partner page. */
const partnerClaims = attest(
  { owner: 'Sales', validUntil: yearly },
  {
    milesAnalyzed: { value: '2,000', wording: 'miles of road analyzed', source: '2.6, 9', page: '/saas' },
    timesFaster: { value: '10x', wording: 'faster than a survey by hand', source: '2.6, 9', page: '/saas' },
    partnerAccuracy: { value: '95%', wording: 'accuracy of detection', source: '2.6, 9', page: '/saas' },
    contractsWon: { value: '28', wording: 'contracts won', source: '2.6, 9', page: '/saas' },
    partnerSetup: { value: '24 hours', wording: 'to set up', source: '2.6', page: '/saas' },
  },
);

/** Figures of the newsletter. */
const newsletterClaims = attest(
  { owner: 'Marketing', validUntil: yearly },
  {
    newsletterReaders: { value: '2,500+', wording: 'municipal leaders', source: '2.13, 9', page: '/blog' },
  },
);

/** Figures of the case studies. */
const studyClaims = attest(
  { owner: 'Customer Success', validUntil: yearly },
  {
    studies: { value: '3', wording: 'case studies', source: '2.16', page: '/case-studies' },
    combinedSavings: { value: '$11.8M', wording: 'combined savings', source: '2.16', page: '/case-studies' },
    cityMiles: { value: '1,100', wording: 'miles assessed', source: '2.16', page: '/case-studies' },
    cityShare: { value: 'About half', wording: 'of the street network', source: '2.16', page: '/case-studies' },
    cityScale: { value: '0-100', wording: 'one objective condition index', source: '1, 2.16', page: '/case-studies' },
    cityAssets: { value: '4', wording: 'kinds of asset listed on the way', source: '2.16', page: '/case-studies' },
    highwayNetwork: { value: '1,957 km', wording: 'of highway network', source: '2.16', page: '/case-studies' },
    highwayDelays: { value: '85%', wording: 'fewer maintenance delays', source: '2.16', page: '/case-studies' },
    highwayFound: {
      value: '93%',
      wording: 'better at finding damage before it is reported',
      source: '2.16',
      page: '/case-studies',
    },
    highwaySavings: { value: '€4.2M', wording: 'saved a year', source: '2.16', page: '/case-studies' },
    parishMiles: { value: '600+', wording: 'miles', source: '2.16', page: '/case-studies' },
    parishBudget: { value: '35%', wording: 'better allocation of the budget', source: '2.16', page: '/case-studies' },
    parishPlanning: { value: '4x', wording: 'the planning capability', source: '2.16', page: '/case-studies' },
    parishAccuracy: { value: '92%', wording: 'accuracy', source: '2.16', page: '/case-studies' },
  },
);

/** Figures of questions that the home page does not print, or prints in another reading. */
const questionClaims = attest(
  { owner: 'Product', validUntil: yearly },
  {
    faqAccuracy: { value: '95%', wording: 'accuracy of detection', source: '9', page: '/faq' },
    faqSavings: { value: '35-40%', wording: 'saved on maintenance', source: '9', page: '/faq' },
    faqPricePerMile: { value: '$0.10', wording: 'per mile for Self Service, from about', source: '9', page: '/faq' },
    faqReply: { value: '24 hours', wording: 'to the reply to a request', source: '9', page: '/faq' },
    faqAge: {
      value: '18',
      wording: 'years, the age from which the site is meant to be used',
      source: '9',
      page: '/faq',
    },
  },
);

/** Figures of the privacy policy. */
const privacyClaims = attest(
  { owner: 'Legal', validUntil: yearly },
  {
    leadRetention: { value: 'up to 7 years', wording: 'leads', source: '9', page: '/privacy-policy' },
    customerRetention: {
      value: 'the relationship plus 3 years',
      wording: 'customers',
      source: '9',
      page: '/privacy-policy',
    },
    usageRetention: { value: 'about 2 years', wording: 'usage data', source: '9', page: '/privacy-policy' },
    marketingRetention: { value: 'until you unsubscribe', wording: 'marketing', source: '9', page: '/privacy-policy' },
    minimumAge: { value: '18', wording: 'years, minimum age', source: '9', page: '/privacy-policy' },
  },
);

/**
 * Figures of the pages for partners, about the company, and of case studies, questions and privacy. For a figure of
 * the home page in the same reading, those pages use `claims.ts`.
 */
export const companyClaims = {
  ...partnerClaims,
  ...newsletterClaims,
  ...studyClaims,
  ...questionClaims,
  ...privacyClaims,
};

const page = '/potholes-report';

/** Figures of the potholes report. */
export const potholeClaims = attest(
  { owner: 'Marketing', validUntil: halfYearly },
  {
    vehicleDamage: { value: '$600', wording: 'average damage to a vehicle', source: '9', page },
    poorRoads: { value: '33%', wording: 'of roads are in poor condition', source: '9', page },
    annualCost: { value: '$109B', wording: 'annual cost', source: '9', page },
    unreported: { value: '67%', wording: 'of potholes are never reported', source: '9', page },
    response: { value: '3-5 days', wording: 'from report to repair', source: '9', page },
    repair: { value: '$25-150', wording: 'for one repair', source: '9', page },

    throwPrice: { value: '$25-50', wording: 'per pothole, throw-and-roll', source: '9', page },
    throwLife: { value: '3-6 months', wording: 'that throw-and-roll lasts', source: '9', page },
    semiPrice: { value: '$75-125', wording: 'per pothole, semi-permanent', source: '9', page },
    semiLife: { value: '1-3 years', wording: 'that a semi-permanent patch lasts', source: '9', page },
    fullPrice: { value: '$100-300', wording: 'per pothole, full-depth', source: '9', page },
    fullLife: { value: '10+ years', wording: 'that a full-depth repair lasts', source: '9', page },

    cityPeople: { value: '50,000', wording: 'people in the typical city', source: '9', page },
    cityTotal: { value: '$1.15M', wording: 'total for a typical city', source: '9', page },
    ratio: { value: '10:1 to 18:1', wording: 'between the cost of repair and of prevention', source: '9', page },
    preventable: { value: '85%', wording: 'of potholes are preventable', source: '9', page },
  },
);
