import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import type { QuestionCategory } from './question.ts';

export const pricingPlans: QuestionCategory = {
  id: 'pricing-plans',
  name: 'Pricing & Plans',
  questions: [
    {
      id: 'self-service-price',
      question: 'How much is Self Service?',
      answer: `From about ${companyClaims.faqPricePerMile.value} per mile.`,
      claims: [companyClaims.faqPricePerMile],
      more: { label: 'See the plans side by side', to: '/#pricing' },
    },
    {
      id: 'full-service-price',
      question: 'How is Full Service charged?',
      answer: `As one simple fee. Drivers, 4K cameras and up to ${claims.scansPerYear.value} scans a year are part of it.`,
      claims: [claims.scansPerYear],
    },
    {
      id: 'contract-length',
      question: 'How long do we commit for?',
      answer: 'A month. All terms are month-to-month.',
    },
    {
      id: 'self-service-contents',
      question: 'What is included in Self Service?',
      answer:
        'Cameras for your vehicles, the web platform with a basic dashboard, a report every month, help with the installation, and training.',
    },
    {
      id: 'full-service-contents',
      question: 'What does Full Service add?',
      answer:
        'Trained drivers and full coverage, advanced analytics with forecasts, repairs recommended by priority, monitoring of assets that you choose, and a support manager who is yours alone.',
    },
    {
      id: 'most-chosen',
      question: 'Which plan is chosen most?',
      answer: 'Full Service. It is the one marked Most Popular.',
    },
  ],
};
