import { readNumber } from '../../../cost-calculator/read-number.ts';
import { sampling } from '../facts/sampling.ts';
import type { SampleQuestion } from './sample-size.ts';

export type QuestionTexts = Readonly<Record<keyof SampleQuestion, string>>;

export const defaultQuestion: QuestionTexts = {
  units: String(sampling.checkUnits.value),
  margin: String(sampling.margin.value),
  spread: String(sampling.asphaltSpread.value),
};

const ranges: Readonly<Record<keyof SampleQuestion, { from: number; to: number; message: string }>> = {
  units: { from: 1, to: 1_000_000, message: 'Enter a whole number from 1 to 1,000,000.' },
  margin: { from: 0.5, to: 50, message: 'Enter a number of points from 0.5 to 50.' },
  spread: { from: 0.5, to: 50, message: 'Enter a number of points from 0.5 to 50.' },
};

/** Reads the fields of a question; those without a usable number have a message. */
export function readQuestion(texts: QuestionTexts): {
  question: SampleQuestion | undefined;
  errors: Partial<QuestionTexts>;
} {
  const names = Object.keys(ranges) as (keyof SampleQuestion)[];
  const read = names.map((name) => {
    const value = readNumber(texts[name]);
    const { from, to, message } = ranges[name];
    const isUsable =
      value !== undefined && value >= from && value <= to && (name !== 'units' || Number.isInteger(value));
    return { name, value, error: isUsable ? undefined : message };
  });
  const errors = Object.fromEntries(read.filter(({ error }) => error).map(({ name, error }) => [name, error]));
  const question = Object.fromEntries(read.map(({ name, value }) => [name, value])) as unknown as SampleQuestion;
  return { question: Object.keys(errors).length === 0 ? question : undefined, errors };
}
