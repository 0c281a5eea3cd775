import { claims } from '@workspace/contracts/claims/claims';
import type { QuestionCategory } from './question.ts';

export const dataReporting: QuestionCategory = {
  id: 'data-reporting',
  name: 'Data & Reporting',
  questions: [
    {
      id: 'report-frequency',
      question: 'How often do reports come?',
      answer: 'Every week with Full Service, every month with Self Service.',
    },
    {
      id: 'scan-frequency',
      question: 'How often can a street be scanned?',
      answer: `Full Service goes from once a year to once a month, which makes ${claims.scansPerYear.value} scans a year. Under Self Service it depends on how often your vehicles pass.`,
    },
    {
      id: 'dashboards',
      question: 'What is the difference between the dashboards?',
      answer:
        'Self Service has the basic one. Full Service adds analytics and forecasting. White Label has one dashboard for all of a firm’s clients, each kept apart from the others.',
    },
    {
      id: 'check-a-rating',
      question: 'Can we look at what a rating was made from?',
      answer: 'Yes: at the images of the segment, each at its place on the map.',
    },
    {
      id: 'custom-monitoring',
      question: 'Can you watch things that are not road?',
      answer: 'With Full Service, yes. Monitoring can be set up for signs, trash bins, buildings and similar assets.',
    },
    {
      id: 'data-kept',
      question: 'How long is our data kept?',
      answer: `For the length of the subscription plus ${claims.retention.value}.`,
      claims: [claims.retention],
    },
  ],
};
