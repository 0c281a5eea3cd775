import type { QuestionCategory } from '../../../content/questions/question.ts';

/**
 * Returns the questions that contain a search in their text, their answer or their category's name, grouped by
 * category. Ignores case and surrounding whitespace; an empty search returns everything.
 */
export function findQuestions(categories: readonly QuestionCategory[], search: string): readonly QuestionCategory[] {
  const term = search.trim().toLowerCase();
  if (!term) return categories;
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) =>
        [question, answer, category.name].some((text) => text.toLowerCase().includes(term)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Returns the number of questions in these categories. */
export const countQuestions = (categories: readonly QuestionCategory[]): number =>
  categories.reduce((count, { questions }) => count + questions.length, 0);
