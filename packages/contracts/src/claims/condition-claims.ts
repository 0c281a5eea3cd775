import { attest, yearly } from './claim.ts';

const page = '/blog';

/** Claims about the rating itself: its standards, its seven bands, and the laws that the policy names. */
export const conditionClaims = attest(
  { owner: 'Product', validUntil: yearly },
  {
    method: { value: 'ASTM D6433', wording: 'the standard that ratings comply with', source: '1', page },
    paser: { value: 'PASER', wording: 'ratings are given as well', source: '1', page },
    gdpr: {
      value: 'GDPR',
      wording: 'compliance that the privacy policy is designed for',
      source: '2.17',
      page,
      owner: 'Legal',
    },
    ccpa: {
      value: 'CCPA',
      wording: 'compliance that the privacy policy is designed for',
      source: '2.17',
      page,
      owner: 'Legal',
    },
    excellent: { value: '85-100', wording: 'Excellent, a band of the Pavement Condition Index', source: '9', page },
    veryGood: { value: '70-85', wording: 'Very Good, a band of the Pavement Condition Index', source: '9', page },
    good: { value: '55-70', wording: 'Good, a band of the Pavement Condition Index', source: '9', page },
    fair: { value: '40-55', wording: 'Fair, a band of the Pavement Condition Index', source: '9', page },
    poor: { value: '25-40', wording: 'Poor, a band of the Pavement Condition Index', source: '9', page },
    veryPoor: { value: '10-25', wording: 'Very Poor, a band of the Pavement Condition Index', source: '9', page },
    failed: { value: '0-10', wording: 'Failed, a band of the Pavement Condition Index', source: '9', page },
  },
);

/** The places that the specification names, with their roles. */
export const placeClaims = attest(
  { owner: 'Customer Success', validUntil: yearly },
  {
    unitedStates: { value: 'United States', wording: 'cities, a market', source: '2.16', page: '/case-studies' },
    louisiana: {
      value: 'Louisiana',
      wording: 'a rural parish that is a customer',
      source: '2.16',
      page: '/case-studies',
    },
    france: {
      value: 'France',
      wording: 'a highway operator that is a customer',
      source: '2.16',
      page: '/case-studies',
    },
  },
);
