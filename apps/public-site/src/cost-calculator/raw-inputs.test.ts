import { describe, expect, it } from 'vitest';
import { relevantSearch } from '../routes.ts';
import { amountNames, calculatorPath, choiceNames } from './input-names.ts';
import { inputsOf, queryOf, rawInputsOf } from './raw-inputs.ts';

const wordsAt = (query: string) => rawInputsOf(new URLSearchParams(query));
const errorsAt = (query: string) => inputsOf(wordsAt(query)).errors;

describe('calculator URL', () => {
  it('reads the presets, which are all valid, from an empty query', () => {
    const { inputs, errors } = inputsOf(wordsAt(''));
    expect(errors).toEqual({});
    expect(inputs).toMatchObject({
      miles: 1_100,
      people: 50_000,
      inspection: 200_000,
      price: 100,
      plan: 'full-service',
    });
  });

  it.each([
    ['miles=1,200', 'miles', 1_200],
    ['miles=12.5', 'miles', 12.5],
    ['inspection=%24250,000', 'inspection', 250_000],
    ['share=40%25', 'share', 40],
    ['miles=7&miles=8', 'miles', 7],
    ['price=0.12345678949', 'price', 0.123456789],
  ] as const)('reads %s', (query, name, number) => {
    expect(inputsOf(wordsAt(query)).inputs?.[name]).toBe(number);
  });

  it.each([
    ['miles=', 'miles', 'Miles of street: a number is missing.'],
    ['miles=abc', 'miles', 'This is not read as a number. Write it like 1,100.'],
    ['miles=1,5', 'miles', 'This is not read as a number. Write it like 1,100.'],
    ['miles=-5', 'miles', 'This has to be between 0.1 and 1,000,000.'],
    ['miles=0', 'miles', 'This has to be between 0.1 and 1,000,000.'],
    ['inspection=99999999999999', 'inspection', 'This has to be between 0 and 1,000,000,000.'],
    ['people=2.5', 'people', 'This has to be a whole number.'],
    ['surveys=13', 'surveys', 'This has to be between 1 and 12.'],
  ] as const)('reports %s as invalid and keeps the text', (query, name, error) => {
    expect(errorsAt(query)).toEqual({ [name]: error });
    expect(wordsAt(query)[name]).toBe(new URLSearchParams(query).get(name));
    expect(inputsOf(wordsAt(query)).inputs).toBeUndefined();
  });

  it('falls back to the preset plan for an unknown one', () => {
    expect(wordsAt('plan=free').plan).toBe('full-service');
  });
});

describe('queryOf', () => {
  it.each([
    ['', ''],
    ['miles=1100&people=50,000&plan=full-service', ''],
    ['miles=1,200&plan=self-service', '?miles=1200&plan=self-service'],
    ['charged=year&share=50%25', '?share=50&charged=year'],
    ['miles=+abc+&people=', '?miles=abc&people='],
    ['miles=99999999999999999999999', '?miles=99999999999999999999999'],
  ])('leaves out only the presets: %j becomes %j', (source, query) => {
    expect(queryOf(wordsAt(source))).toBe(query);
    expect(queryOf(wordsAt(query))).toBe(query);
  });

  it('returns a query that the page of the calculator reads in full', () => {
    const query = `?${new URLSearchParams([...amountNames, ...choiceNames].map((name) => [name, '2'])).toString()}`;
    expect(relevantSearch(calculatorPath, query)).toBe(query);
  });
});
