import { companyClaims } from '@workspace/contracts/claims/company-claims';
import type { QuestionCategory } from './question.ts';

export const gettingStarted: QuestionCategory = {
  id: 'getting-started',
  name: 'Getting Started',
  questions: [
    {
      id: 'what-it-does',
      question: 'What does the service do?',
      answer:
        'Cameras on vehicles photograph the road. AI finds the damage in the images, each segment is rated by its condition, and the ratings are turned into a maintenance plan that fits a budget.',
    },
    {
      id: 'who-it-is-for',
      question: 'Who is it for?',
      answer:
        'Cities, counties and parishes; operators of highways and tollroads; and civil engineering, paving and construction management firms that work for them.',
    },
    {
      id: 'which-plan',
      question: 'Which plan should we begin with?',
      answer:
        'Self Service if your own vehicles are on the road anyway. Full Service if you would rather have trained drivers do the scanning. White Label if you are a firm that wants to offer this to its clients.',
    },
    {
      id: 'equipment',
      question: 'Do we have to buy cameras?',
      answer: 'The AI cameras for Self Service are provided. With Full Service the drivers bring theirs.',
    },
    {
      id: 'what-to-prepare',
      question: 'What should we have ready before the first scan?',
      answer:
        'For Self Service, the vehicles that will carry cameras and the people who drive them. For Full Service, an idea of which streets matter and how often you want to see them: it begins with a consultation.',
    },
    {
      id: 'try-first',
      question: 'Can we see it before we decide?',
      answer: `Schedule a demo in the calendar, which opens in a new tab, or send a request. Requests are answered within ${companyClaims.faqReply.value}.`,
    },
  ],
};
