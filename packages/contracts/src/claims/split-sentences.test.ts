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
    ['ends behind several closing signs', 'He said (“stop.”) End.', ['He said (“stop.”)', 'End.']],
    [
      'ends behind a word that only ends like a short form',
      'It is the best. It dries.',
      ['It is the best.', 'It dries.'],
    ],
    ['begins with a short form', 'No. 5 is closed. Sept. 3 is set.', ['No. 5 is closed.', 'Sept. 3 is set.']],
    [
      'has a month or initials in it',
      'By Sep. 3 J. Doe of the U.S.A. Inc. left.',
      ['By Sep. 3 J. Doe of the U.S.A. Inc. left.'],
    ],
    ['ends behind a short form with another mark', 'Is it No? Then go.', ['Is it No?', 'Then go.']],
    ['goes on in lower case behind any mark and space', 'It rained!  then it froze.', ['It rained!  then it froze.']],
    ['begins in lower case', ' it rained. Then it froze.', ['it rained.', 'Then it froze.']],
    ['ends with its line though the next begins in lower case', 'One\n two', ['One', 'two']],
    ['has a number of two digits', '12. Plan it. Go.', ['12. Plan it.', 'Go.']],
    ['is indented by its number', '      12. Plan it.', ['12. Plan it.']],
    ['begins with a quantity', '1 ab. Next.', ['1 ab.', 'Next.']],
    ['begins with a name that ends in digits', 'x12. Next.', ['x12.', 'Next.']],
    ['ends in a number behind a gap', 'Long text:        12. Next.', ['Long text:        12.', 'Next.']],
  ])('finds a sentence that %s', (_rule, text, expected) => expect(sentences(text)).toEqual(expected));

  // A pattern with backtracking would need hours for such a text, and the runner's limit is seconds.
  it.each(['.', '. ', '?"', '1.', 'A.'])('finds sentences however often %j occurs in a text', (part) => {
    expect(splitSentences(part.repeat(100_000)).length).toBeGreaterThan(0);
  });
});
