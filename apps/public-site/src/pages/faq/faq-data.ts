import { questionCategories } from '../../../content/question-categories.ts';
import type { StructuredData } from '../../head/structured-data.ts';

/** Structured data with every question of the page and its answer. */
export const faqData: StructuredData = () => [
  {
    '@type': 'FAQPage',
    mainEntity: questionCategories
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  },
];
