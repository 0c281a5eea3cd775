import type { QuestionCategory } from '../../../content/questions/question.ts';

/**
 * Returns the questions that contain a search in their text, their answer or their category's name, grouped by
 * category. Ignores case and surrounding whitespace; an empty search returns everything. When no question contains the
 * word itself, another form of it counts: 'price' finds 'Pricing'.
 */
export function findQuestions(categories: readonly QuestionCategory[], search: string): readonly QuestionCategory[] {
  const term = search.trim().toLowerCase();
  if (!term) return categories;
  const found = questionsWith(categories, term);
  const stem = stemOf(term);
  return found.length === 0 && stem ? questionsWith(categories, stem) : found;
}

const questionsWith = (categories: readonly QuestionCategory[], term: string): readonly QuestionCategory[] =>
  categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) =>
        [question, answer, category.name].some((text) => text.toLowerCase().includes(term)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);

/** Returns a word without its ending; undefined when fewer than four letters are left. */
const stemOf = (term: string): string | undefined => /^([a-z]{4,}?)(?:ing|ed|es|e|s)$/.exec(term)?.[1];

/** Returns the number of questions in these categories. */
export const countQuestions = (categories: readonly QuestionCategory[]): number =>
  categories.reduce((count, { questions }) => count + questions.length, 0);
