import { describe, expect, it } from 'vitest';
import { register } from './register.ts';
import { findUnsupported } from './find-unsupported.ts';

const facts = (text: string) => findUnsupported(text).flatMap((found) => found.facts);

describe('supported text', () => {
  it.each(
    register.filter(({ source }) => !source.includes('computed')).map(({ value, wording }) => [`${value} ${wording}`]),
  )('needs no check: %s', (text) => expect(facts(text)).toEqual([]));

  it.each([
    'The scan tells 28 kinds of pavement distress apart.',
    'Twenty-eight distresses are told apart.',
    'Detection reaches an accuracy of 94%.',
    'The price is $100 per mile for every plan.',
    'Implementing the service takes 24 to 48 hours.',
    'A typical city of 50,000 people pays $1.15 million in total.',
    'Between repair and prevention the cost stands 10:1 to 18:1.',
    'Ratings comply with ASTM D6433 and can be given as PASER.',
    'A segment rated 70-85 is Very Good.',
    'A rural parish in Louisiana rated 600+ miles and improved its budget allocation.',
    'Potholes follow water.',
    'Work follows ASTM D6433.',
    'The service detects 94% of cracks.',
    'Savings reach 40%.',
    'Saving 40% is usual.',
    'Each scan of the 12 helps.',
  ])('needs no check when rephrased: %s', (text) => expect(facts(text)).toEqual([]));
});

describe('unsupported text', () => {
  it.each([
    ['94% of drivers agree.', ['94%']],
    ['A crew closes 28 potholes before lunch.', ['28']],
    ['Work follows ASTM D6433-20.', ['ASTM D6433-20']],
    ['The plan meets ISO 55001.', ['ISO 55001']],
    ['Austin, TX resurfaced 40 lane miles in 2019.', ['Austin, TX', '40 lane miles', '2019']],
    ['Costs fall by a third.', ['a third']],
    ['Louisiana has wet summers.', ['Louisiana']],
    ['It takes up to 48 hours to implement.', ['48 hours']],
    ['Two crews work.', ['Two']],
    ['About 1,100 miles of pipe leak.', ['1,100 miles']],
    ['A city pays $200,000 for salt.', ['$200,000']],
  ])('needs a check: %s', (text, expected) => expect(facts(text)).toEqual(expected));

  it('is reported with its sentence and position', () => {
    const text = 'Water is the enemy.  Nine of ten\u00a0potholes begin in a crack. Seal it.';
    const [found, ...others] = findUnsupported(text);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ sentence: 'Nine of ten potholes begin in a crack.', facts: ['Nine', 'ten'] });
    expect(text.slice(found!.from, found!.to)).toBe('Nine of ten\u00a0potholes begin in a crack.');
  });

  it('collapses white space in the reported sentence', () => {
    expect(findUnsupported('It costs  \t$7.')[0]!.sentence).toBe('It costs $7.');
  });

  it('names each fact once, and at most twelve', () => {
    const prices = Array.from({ length: 13 }, (_, index) => `$${index + 1}`);
    expect(facts(`It costs ${[...prices, ...prices].join(', ')}.`)).toEqual(prices.slice(0, 12));
  });

  it('includes supported facts of a sentence past 1,500 characters', () => {
    const price = 'The price is $100 per mile for ';
    expect(facts(price.padEnd(1_499, 'x') + '.')).toEqual([]);
    expect(facts(price.padEnd(1_500, 'x') + '.')).toEqual(['$100']);
  });

  it('needs a new check after an edit', () => {
    expect(findUnsupported('It costs $7.')[0]!.sentence).not.toBe(findUnsupported('It costs $8.')[0]!.sentence);
  });
});
