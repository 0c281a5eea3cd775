import { describe, expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const sentences = (text: string) => splitSentences(text).map(({ from, to }) => text.slice(from, to));

describe('splitSentences', () => {
  it.each([
    ['ends with its mark', 'One. Two! Three? Four…', ['One.', 'Two!', 'Three?', 'Four…']],
    ['may end without one', '  no mark at all ', ['no mark at all']],
    [
      'keeps the quotes and brackets that close behind it',
      'He said “stop.” (Then it rained.) End.',
      ['He said “stop.”', '(Then it rained.)', 'End.'],
    ],
    ['does not end in a figure', 'It costs $1.15 million. Or 2.5.', ['It costs $1.15 million.', 'Or 2.5.']],
    [
      'does not end behind what is cut short',
      'See St. Louis, e.g. Main Ave. in the U.S. today.',
      ['See St. Louis, e.g. Main Ave. in the U.S. today.'],
    ],
    [
      'does not end behind its own number',
      '1. Plan the route. 2 more follow.',
      ['1. Plan the route.', '2 more follow.'],
    ],
    ['goes on in lower case', 'It is 5 ft. of asphalt', ['It is 5 ft. of asphalt']],
    ['ends with its line', 'One\ntwo', ['One', 'two']],
    ['ends once, however many marks there are', 'Really?! Yes...', ['Really?!', 'Yes...']],
    ['needs something in it', ' \n . ', ['.']],
  ])('finds a sentence that %s', (_rule, text, expected) => expect(sentences(text)).toEqual(expected));

  // A pattern with backtracking would need hours for such a text, and the runner's limit is seconds.
  it.each(['.', '. ', '?"', '1.', 'A.'])('finds sentences however often %j occurs in a text', (part) => {
    expect(splitSentences(part.repeat(100_000)).length).toBeGreaterThan(0);
  });
});
