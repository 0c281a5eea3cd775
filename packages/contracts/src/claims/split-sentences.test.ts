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
    ['is a mark alone on its line', 'One\n… Two', ['One', '…', 'Two']],
    ['has two marks that close it', '(He said “stop.”) Then it rained.', ['(He said “stop.”)', 'Then it rained.']],
    ['begins with an abbreviation', 'St. Louis plows. Ohio salts.', ['St. Louis plows.', 'Ohio salts.']],
    ['contains initials', 'Ask the U.S.A. Board. Or the U.S. Board.', ['Ask the U.S.A. Board.', 'Or the U.S. Board.']],
    ['contains short months', 'It ran from Sep. 4 to Sept. 9.', ['It ran from Sep. 4 to Sept. 9.']],
    ['ends in a name in capitals', 'Ask the DOT. Then wait.', ['Ask the DOT.', 'Then wait.']],
    ['ends in one figure or letter', 'It rates 5. Take plan b. Go.', ['It rates 5.', 'Take plan b.', 'Go.']],
    [
      'has an abbreviation before its last word',
      'We saw St Louis. Then we left.',
      ['We saw St Louis.', 'Then we left.'],
    ],
    ['begins with a figure', '9 left. Ten came.', ['9 left.', 'Ten came.']],
    ['has an indented number of two digits', '      12. Plan the route.', ['12. Plan the route.']],
    ['ends in a figure after a gap', 'They saw        12. Then it rained.', ['They saw        12.', 'Then it rained.']],
    ['ends in an abbreviation and a question mark', 'Is it a No? Wait.', ['Is it a No?', 'Wait.']],
    ['goes on in lower case after any mark', 'Stop!  said the sign.', ['Stop!  said the sign.']],
    ['begins in lower case', ' one. Two.', ['one.', 'Two.']],
    ['ends before an indented line', 'One\n two', ['One', 'two']],
  ])('finds a sentence that %s', (_rule, text, expected) => expect(sentences(text)).toEqual(expected));

  // A pattern with backtracking would need hours for such a text, and the runner's limit is seconds.
  it.each(['.', '. ', '?"', '1.', 'A.'])('finds sentences however often %j occurs in a text', (part) => {
    expect(splitSentences(part.repeat(100_000)).length).toBeGreaterThan(0);
  });
});
