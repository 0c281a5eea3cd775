import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { potholeClaims } from '@workspace/contracts/claims/pothole-claims';
import type { QuestionCategory } from './question.ts';

export const roiBusinessImpact: QuestionCategory = {
  id: 'roi-business-impact',
  name: 'ROI & Business Impact',
  questions: [
    {
      id: 'savings',
      question: 'How much can we expect to save?',
      answer: `${companyClaims.faqSavings.value} on maintenance.`,
      claims: [companyClaims.faqSavings],
    },
    {
      id: 'payback',
      question: 'How soon is the cost recovered?',
      answer: `ROI is reached within ${claims.returnPeriod.value}.`,
      claims: [claims.returnPeriod],
    },
    {
      id: 'where-savings-come-from',
      question: 'Where does the saving come from?',
      answer: `From treating roads before they fail. For potholes, repair costs more than prevention by a ratio of ${potholeClaims.ratio.value}.`,
      claims: [potholeClaims.ratio],
      more: { label: 'Read the potholes report', to: '/potholes-report' },
    },
    {
      id: 'monthly-scans',
      question: 'Is scanning every month worth it?',
      answer: `For potholes it is: repair is ${claims.monthlyScanRepair.value} cheaper when monthly scans find the damage early.`,
      claims: [claims.monthlyScanRepair],
    },
    {
      id: 'results-elsewhere',
      question: 'What have other owners gained?',
      answer: `A French highway operator saves ${companyClaims.highwaySavings.value} a year and has ${companyClaims.highwayDelays.value} fewer maintenance delays. A rural parish in Louisiana improved the allocation of its budget by ${companyClaims.parishBudget.value}.`,
      claims: [companyClaims.highwaySavings, companyClaims.highwayDelays, companyClaims.parishBudget],
      more: { label: 'See the case studies', to: '/case-studies' },
    },
    {
      id: 'council',
      question: 'What can we show a council?',
      answer:
        'The map of ratings, the plan for several years, and what the same budget buys if work is put off. Each line can be traced to the images it rests on.',
    },
  ],
};
