import { claims } from '@workspace/contracts/claims/claims';

/** The six questions of the home page. */
export const questions = [
  {
    id: 'faq-rating',
    question: 'How is the rating made?',
    answer: `Cameras photograph the pavement every ${claims.imageInterval.value} and tag each image by GPS. ${claims.distresses.value} kinds of distress are told apart, and each segment gets a Pavement Condition Index from 0 to 100 that follows ASTM D6433. PASER ratings are available.`,
  },
  {
    id: 'faq-price',
    question: 'What does it cost?',
    answer: `${claims.pricePerMile.value} per mile, whichever plan you choose. The plans differ in who drives and in what is done with the results.`,
  },
  {
    id: 'faq-start',
    question: 'How soon can we start?',
    answer: `Implementation takes ${claims.implementation.value}. With Self Service, allow ${claims.installation.value} per vehicle to install the cameras.`,
  },
  {
    id: 'faq-terms',
    question: 'Are we tied to a contract?',
    answer: 'No. Terms run from month to month.',
  },
  {
    id: 'faq-return',
    question: 'When does it pay for itself?',
    answer: `Within ${claims.returnPeriod.value}. Cities that scan every month repair potholes ${claims.monthlyScanRepair.value} cheaper.`,
  },
  {
    id: 'faq-reports',
    question: 'What do we receive, and how long is it kept?',
    answer: `Reports come weekly with Full Service and monthly with Self Service. Your data is kept for as long as you subscribe and for ${claims.retention.value} afterwards.`,
  },
] as const;
