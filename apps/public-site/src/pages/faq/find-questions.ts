import type { Question, QuestionCategory } from '../../../content/questions/question.ts';
import { hasWord } from '../../has-word.ts';

/**
 * Returns the questions that contain a search in their text, their answer or their category's name, grouped by
 * category. Ignores case and surrounding whitespace; an empty search returns everything. When no question contains the
 * search as it is, all of its words count, in any order and in other forms: 'price per mile' finds 'Pricing'
 * and 'per mile'.
 */
export function findQuestions(categories: readonly QuestionCategory[], search: string): readonly QuestionCategory[] {
  const term = search.trim().toLowerCase();
  if (!term) return categories;
  const found = questionsWith(categories, (text) => text.includes(term));
  if (found.length > 0) return found;
  const words = term.split(/[\s-]+/).filter(Boolean);
  return words.length === 0 ? [] : questionsWith(categories, (text) => words.every((word) => hasWord(text, word)));
}

const questionsWith = (
  categories: readonly QuestionCategory[],
  isMatch: (text: string) => boolean,
): readonly QuestionCategory[] =>
  categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter((question) => isMatch(textOf(question, category.name))),
    }))
    .filter(({ questions }) => questions.length > 0);

/** Returns the text that a search looks into. The figures of an answer are named in their notes. */
const textOf = ({ question, answer, claims = [] }: Question, category: string): string =>
  [question, answer, category, ...claims.map(({ wording }) => wording)].join('\n').toLowerCase();

/** Returns the number of questions in these categories. */
export const countQuestions = (categories: readonly QuestionCategory[]): number =>
  categories.reduce((count, { questions }) => count + questions.length, 0);
