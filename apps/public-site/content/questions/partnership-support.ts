import { brand } from '@workspace/contracts/brand';
import type { QuestionCategory } from './question.ts';

export const partnershipSupport: QuestionCategory = {
  id: 'partnership-support',
  name: 'Partnership & Support',
  questions: [
    {
      id: 'who-may-resell',
      question: 'Which firms can resell the service?',
      answer:
        'Engineering, paving, construction management and transportation consulting firms, through the White Label plan.',
      more: { label: 'About White Label', to: '/white-label' },
    },
    {
      id: 'own-brand',
      question: 'Whose name do our clients see?',
      answer: 'Yours. The platform and the portals for clients carry your brand.',
    },
    {
      id: 'client-limit',
      question: 'Is there a limit to the number of clients?',
      answer: 'None. White Label covers as many clients, and as many cities, as you bring.',
    },
    {
      id: 'revenue',
      question: 'How do partners earn?',
      answer: 'By revenue sharing. The terms are a subject for the demo.',
    },
    {
      id: 'partner-training',
      question: 'Do partners get training?',
      answer: 'Training and support belong to White Label, as they do to Self Service.',
    },
    {
      id: 'support',
      question: 'Who helps when something is unclear?',
      answer: `Full Service customers have their own support manager. Everybody can write to ${brand.contactEmail}.`,
    },
  ],
};
