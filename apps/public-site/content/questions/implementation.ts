import { claims } from '@workspace/contracts/claims/claims';
import type { QuestionCategory } from './question.ts';

export const implementation: QuestionCategory = {
  id: 'implementation',
  name: 'Implementation',
  questions: [
    {
      id: 'implementation-time',
      question: 'How long does implementation take?',
      answer: `${claims.implementation.value} in all.`,
      claims: [claims.implementation],
    },
    {
      id: 'installation-time',
      question: 'How long is a vehicle off the road for the installation?',
      answer: `${claims.installation.value} for each vehicle.`,
      claims: [claims.installation],
    },
    {
      id: 'who-installs',
      question: 'Who puts the cameras in?',
      answer:
        'Under Self Service your own people do, with our support. Under Full Service nothing is installed on your vehicles.',
    },
    {
      id: 'special-vehicles',
      question: 'Does it take a special vehicle?',
      answer: 'No. The cameras ride on ordinary vehicles, such as those that your crews already drive.',
    },
    {
      id: 'self-service-steps',
      question: 'What are the steps of Self Service?',
      answer: 'Four: device installation, data collection, AI analysis, strategic planning.',
      more: { label: 'About Self Service', to: '/self-service' },
    },
    {
      id: 'full-service-steps',
      question: 'And those of Full Service?',
      answer:
        'Also four: consultation and setup, professional scanning, AI analysis and reporting, strategic recommendations.',
      more: { label: 'About Full Service', to: '/full-service' },
    },
    {
      id: 'first-results',
      question: 'When do we see the first results?',
      answer: `Within ${claims.speed.value} of the scan. The same work by traditional inspection is a matter of months.`,
      claims: [claims.speed],
    },
  ],
};
