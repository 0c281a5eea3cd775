import type { Claim } from '@workspace/contracts/claims/claim';
import { claims } from '@workspace/contracts/claims/claims';
import type { Question } from './questions/question.ts';

type HomeQuestion = Pick<Question, 'id' | 'question' | 'answer'> & { readonly claims: readonly Claim[] };

/** The six questions of the home page, each with the claims that its answer states. */
export const questions: readonly HomeQuestion[] = [
  {
    id: 'faq-rating',
    question: 'How is the rating made?',
    answer: `Cameras photograph the pavement every ${claims.imageInterval.value} and tag each image by GPS. ${claims.distresses.value} kinds of distress are told apart, and each segment gets a Pavement Condition Index from 0 to 100 that follows ASTM D6433. PASER ratings are available.`,
    claims: [claims.imageInterval, claims.distresses, claims.scale],
  },
  {
    id: 'faq-price',
    question: 'What does it cost?',
    answer: `${claims.pricePerMile.value} per mile, whichever plan you choose. The plans differ in who drives and in what is done with the results.`,
    claims: [claims.pricePerMile],
  },
  {
    id: 'faq-start',
    question: 'How soon can we start?',
    answer: `Implementation takes ${claims.implementation.value}. With Self Service, allow ${claims.installation.value} per vehicle to install the cameras.`,
    claims: [claims.implementation, claims.installation],
  },
  {
    id: 'faq-terms',
    question: 'Are we tied to a contract?',
    answer: 'No. Terms run from month to month.',
    claims: [],
  },
  {
    id: 'faq-return',
    question: 'When does it pay for itself?',
    answer: `Within ${claims.returnPeriod.value}. Cities that scan every month repair potholes ${claims.monthlyScanRepair.value} cheaper.`,
    claims: [claims.returnPeriod, claims.monthlyScanRepair],
  },
  {
    id: 'faq-reports',
    question: 'What do we receive, and how long is it kept?',
    answer: `Reports come weekly with Full Service and monthly with Self Service. Your data is kept for as long as you subscribe and for ${claims.retention.value} afterwards.`,
    claims: [claims.retention],
  },
];
