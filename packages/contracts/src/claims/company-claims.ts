import { attest, yearly } from './claim.ts';
import { studyClaims } from './study-claims.ts';

/** Figures of the partner page. */
const partnerClaims = attest(
  { owner: 'Sales', validUntil: yearly },
  {
    milesAnalyzed: {
      value: '2,000',
      wording: 'miles of road analyzed',
      source: '2.6, 9',
      page: '/saas',
      condition:
        'Our three case studies name more: 1,100 miles, 600+ miles and 1,957 km, about 2,900 miles together. Which of them count here is not published yet.',
    },
    timesFaster: {
      value: '10x',
      wording: 'faster than a survey by hand',
      source: '2.6, 9',
      page: '/saas',
      condition: 'A survey of how many miles, by how many people, is not published yet.',
    },
    partnerAccuracy: {
      value: '95%',
      wording: 'accuracy of detection',
      source: '2.6, 9',
      page: '/saas',
      condition: 'One figure for all distresses, severities and light.',
      reading: 'accuracy',
    },
    contractsWon: {
      value: '28',
      wording: 'contracts won',
      source: '2.6, 9',
      page: '/saas',
      definition: 'Contracts that partners have won with a rating.',
      condition: 'Out of how many bids, and in which years, is not published yet.',
    },
    partnerSetup: {
      value: '24 hours',
      wording: 'to set up',
      source: '2.6',
      page: '/saas',
      definition: 'Time to set up a partner.',
      reading: 'setup',
      basis: 'terms',
    },
  },
);

/** Figures of the newsletter. */
const newsletterClaims = attest(
  { owner: 'Marketing', validUntil: yearly },
  {
    newsletterReaders: {
      value: '2,500+',
      wording: 'municipal leaders',
      source: '2.13, 9',
      page: '/blog',
      definition: 'People who get the newsletter.',
      condition: 'How many of them work for a public body is not published yet.',
    },
  },
);

/** Figures of questions that the home page does not print, or prints in another reading. */
const questionClaims = attest(
  { owner: 'Product', validUntil: yearly },
  {
    faqAccuracy: { ...partnerClaims.partnerAccuracy, source: '9', page: '/faq', owner: 'Product' },
    faqSavings: {
      value: '35-40%',
      wording: 'saved on maintenance',
      source: '9',
      page: '/faq',
      definition: 'Share of the spending on road maintenance.',
      reading: 'savings',
    },
    faqPricePerMile: {
      value: '$0.10',
      wording: 'per mile for Self Service, from about',
      source: '9',
      page: '/faq',
      definition: 'US dollars for each mile of road, with Self Service.',
      reading: 'price',
      basis: 'terms',
    },
    faqReply: { value: '24 hours', wording: 'to the reply to a request', source: '9', page: '/faq', basis: 'shown' },
    faqAge: {
      value: '18',
      wording: 'years, the age from which the site is meant to be used',
      source: '9',
      page: '/faq',
      basis: 'shown',
    },
  },
);

/** Figures of the privacy policy. */
const privacyClaims = attest(
  { owner: 'Legal', validUntil: yearly, basis: 'shown' },
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
