import { bandNamesNote, pciBands } from '@workspace/ui/theme/pci.ts';
import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import type { QuestionCategory } from './question.ts';

const bands = pciBands.map(({ name, from, to }) => `${from}-${to} ${name}`).join(', ');

export const technicalFeatures: QuestionCategory = {
  id: 'technical-features',
  name: 'Technical Features',
  questions: [
    {
      id: 'accuracy',
      question: 'How accurate is the detection?',
      answer: `${companyClaims.faqAccuracy.value}. Every finding comes with its image, so your engineers can check any of them.`,
      claims: [companyClaims.faqAccuracy],
    },
    {
      id: 'distresses',
      question: 'Which damage is recognized?',
      answer: `${claims.distresses.value} pavement distresses, among them potholes, longitudinal cracks and alligator cracking.`,
      claims: [claims.distresses],
    },
    {
      id: 'rating-bands',
      question: 'What do the ratings mean?',
      answer: `The Pavement Condition Index is a scale of ${claims.scale.value}. Its bands are ${bands}. ${bandNamesNote}`,
    },
    {
      id: 'paser',
      question: 'We report in PASER. Is that possible?',
      answer: 'Yes. PASER ratings are produced beside the Pavement Condition Index.',
    },
    {
      id: 'image-spacing',
      question: 'How far apart are the images?',
      answer: `${claims.imageInterval.value}. Each carries its GPS position.`,
      claims: [claims.imageInterval],
    },
    {
      id: 'camera-position',
      question: 'Where do the cameras sit?',
      answer: 'Under the vehicle or on it. Full Service uses 4K cameras.',
    },
    {
      id: 'other-assets',
      question: 'What else do the cameras pick up?',
      answer:
        'Sidewalks, parking, signage, utilities, storm drains and hydrants. In one large city the inventory took in markings, signs, manholes and water valves.',
      more: { label: 'Read that case study', to: '/case-studies#city' },
    },
  ],
};
