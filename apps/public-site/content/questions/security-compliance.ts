import { brand } from '@workspace/contracts/brand';
import { companyClaims as claim } from '@workspace/contracts/claims/company-claims';
import type { QuestionCategory } from './question.ts';

const policy = { label: 'Read the privacy policy', to: '/privacy-policy' } as const;

export const securityCompliance: QuestionCategory = {
  id: 'security-compliance',
  name: 'Security & Compliance',
  questions: [
    {
      id: 'standard',
      question: 'Do the ratings comply with a standard?',
      answer: 'The Pavement Condition Index is computed in compliance with ASTM D6433.',
    },
    {
      id: 'privacy-law',
      question: 'Which privacy laws is the company prepared for?',
      answer: 'Its privacy policy is designed for compliance with the GDPR and the CCPA.',
      more: policy,
    },
    {
      id: 'customer-records',
      question: 'How long do you keep personal data?',
      answer: `Leads ${claim.leadRetention.value}; customers for ${claim.customerRetention.value}.`,
      more: { label: 'See the table of retention', to: '/privacy-policy#retention' },
    },
    {
      id: 'usage-data',
      question: 'And data on how the website is used?',
      answer: `It is kept ${claim.usageRetention.value}.`,
    },
    {
      id: 'marketing-mail',
      question: 'How do we stop the newsletter?',
      answer: 'By unsubscribing. Your address is used for it until then and not after.',
    },
    {
      id: 'data-request',
      question: 'How do I ask what you hold on me?',
      answer: `Write to ${brand.contactEmail}. You can ask to see it, to have it corrected and to have it deleted.`,
    },
    {
      id: 'age',
      question: 'Is there a minimum age?',
      answer: `Yes, ${claim.faqAge.value}. The service is meant for people who look after roads for a living.`,
    },
  ],
};
