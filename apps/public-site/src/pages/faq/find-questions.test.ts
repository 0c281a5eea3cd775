import { describe, expect, test } from 'vitest';
import { questionCategories } from '../../../content/question-categories.ts';
import { countQuestions, findQuestions } from './find-questions.ts';

const few = [
  {
    id: 'price',
    name: 'Pricing & Plans',
    questions: [
      { id: 'a', question: 'How much is a mile?', answer: 'It depends on the plan.' },
      { id: 'b', question: 'How long do we commit for?', answer: 'A month.' },
    ],
  },
  { id: 'data', name: 'Data', questions: [{ id: 'c', question: 'Who owns it?', answer: 'You do, by the MILE.' }] },
];
const idsFound = (search: string) =>
  findQuestions(few, search).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('FAQ search', () => {
  test('finds questions by their text, their answers and the name of their category', () => {
    expect(idsFound('commit')).toEqual(['b']);
    expect(idsFound('depends')).toEqual(['a']);
    expect(idsFound('pricing')).toEqual(['a', 'b']);
  });

  test('finds another form of a word that no question contains', () => {
    expect(idsFound('price')).toEqual(['a', 'b']);
    expect(idsFound('Prices')).toEqual(['a', 'b']);
    expect(idsFound('commits')).toEqual(['b']);
    expect(idsFound('miles')).toEqual(['a', 'c']);
    expect(idsFound('does')).toEqual([]);
  });

  test('finds questions with every word of a search, in any order and also with hyphens', () => {
    expect(idsFound('mile much')).toEqual(['a']);
    expect(idsFound('plan-prices')).toEqual(['a', 'b']);
    expect(idsFound('mile bridge')).toEqual([]);
    expect(idsFound('--')).toEqual([]);
  });

  test('finds an answer by the figure that its note explains', () => {
    const ids = findQuestions(questionCategories, 'accuracy').flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(ids).toEqual(['accuracy']);
  });

  test.each(['price per mile', 'self-service', 'white-label', 'install cameras'])(
    'finds a question for “%s”',
    (search) => {
      expect(countQuestions(findQuestions(questionCategories, search))).toBeGreaterThan(0);
    },
  );

  test('ignores case and surrounding whitespace', () => {
    expect(idsFound('  MiLe ')).toEqual(['a', 'c']);
  });

  test('returns everything for an empty or blank search', () => {
    expect(idsFound('')).toEqual(['a', 'b', 'c']);
    expect(idsFound('   ')).toEqual(['a', 'b', 'c']);
  });

  test('leaves out a category without matches', () => {
    expect(findQuestions(few, 'owns').map(({ id }) => id)).toEqual(['data']);
    expect(findQuestions(few, 'bridge')).toEqual([]);
  });

  test('treats the search as plain text, not as a pattern', () => {
    expect(idsFound('.*')).toEqual([]);
    expect(idsFound('a mile?')).toEqual(['a']);
  });

  test('has eight categories, at least five questions in each, and at least forty in total', () => {
    expect(questionCategories.map(({ name }) => name)).toEqual([
      'Getting Started',
      'Pricing & Plans',
      'Technical Features',
      'Implementation',
      'Data & Reporting',
      'ROI & Business Impact',
      'Partnership & Support',
      'Security & Compliance',
    ]);
    for (const { name, questions } of questionCategories) expect(questions.length, name).toBeGreaterThanOrEqual(5);
    expect(countQuestions(questionCategories)).toBeGreaterThanOrEqual(40);
  });

  test('gives every anchor of the page a unique id', () => {
    const ids = questionCategories.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
