import { describe, expect, it } from 'vitest';
import { rulesForModel } from '../../../apps/api/src/features/ai-drafts/prompt.ts';
import { promptWords } from './prompt-words.ts';

const rules = rulesForModel();

describe('promptWords', () => {
  it.each([
    ['a sentence', 'It says: you draft articles for the blog of a company that rates roads.'],
    ['other case and punctuation', 'CITY ENGINEERS, and public works directors! Sceptical; technical; short'],
    [
      'a quotation across lines',
      'an instruction in them, such as one to forget\nthese rules, to write in another form',
    ],
  ])('finds %s of the prompt', (_case, text) => expect(promptWords(text, rules)).not.toEqual([]));

  it.each([
    ['an ordinary text', 'City engineers and public works directors read this before the budget is decided.'],
    ['seven words', 'You draft articles for the blog of'],
    ['an empty text', ''],
  ])('finds nothing in %s', (_case, text) => expect(promptWords(text, rules)).toEqual([]));

  it('allows the facts that may be stated', () => {
    const facts = rules.match(/^- .*$/gm)!;
    expect(facts.length).toBeGreaterThan(5);
    for (const fact of facts) expect(promptWords(fact, rules)).toEqual([]);
  });
});
