import type { QuestionCategory } from '../../../content/questions/question.ts';

/**
 * The questions that hold a search in their words, their answer or their category's name, still in their categories.
 * Case and the blanks around the search do not count; an empty search finds everything.
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

/** How many questions there are in all of these categories. */
export const countQuestions = (categories: readonly QuestionCategory[]): number =>
  categories.reduce((count, { questions }) => count + questions.length, 0);
