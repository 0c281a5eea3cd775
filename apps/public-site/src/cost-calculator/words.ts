import { amountNames, choiceNames, type AmountName, type ChoiceName } from './input-names.ts';
import { amounts, choices, finestDecimals, inFull, type Amount, type CostInputs } from './inputs.ts';
import { readNumber } from './read-number.ts';

/** The inputs as they stand in the fields, letter for letter. */
export type Words = Record<AmountName | ChoiceName, string>;

/** What is wrong with a field, in a sentence. */
export type Faults = Partial<Record<AmountName, string>>;

/** The words of a form or of an address. What neither has is as preset, and so is a choice that nobody offers. */
export function wordsOf(given: URLSearchParams | FormData): Words {
  const numbers = amountNames.map((name) => [name, textOf(given, name) ?? inFull(amounts[name].preset)]);
  const chosen = choiceNames.map((name) => {
    const values = choices[name].options.map(({ value }): string => value);
    const text = textOf(given, name);
    return [name, text !== undefined && values.includes(text) ? text : values[0]];
  });
  return Object.fromEntries([...numbers, ...chosen]) as Words;
}

function textOf(given: URLSearchParams | FormData, name: string): string | undefined {
  const value = given.get(name);
  return typeof value === 'string' ? value : undefined;
}

/** The query that says the same as the words, with its question mark. Presets are left out; nothing else is lost. */
export function queryOf(words: Words): string {
  const query = new URLSearchParams();
  for (const name of amountNames) {
    const number = readNumber(words[name]);
    if (number === amounts[name].preset) continue;
    query.set(name, faultOf(amounts[name], words[name]) === undefined ? String(number) : words[name].trim());
  }
  for (const name of choiceNames) if (words[name] !== choices[name].options[0].value) query.set(name, words[name]);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** The numbers that the words stand for, or what is wrong with them. */
export function inputsOf(words: Words): { inputs?: CostInputs; faults: Faults } {
  const found = amountNames.map((name) => [name, faultOf(amounts[name], words[name])] as const);
  const faults: Faults = Object.fromEntries(found.filter(([, fault]) => fault !== undefined));
  if (Object.keys(faults).length > 0) return { faults };
  const numbers = Object.fromEntries(
    amountNames.map((name) => [name, Number(readNumber(words[name])!.toFixed(finestDecimals))]),
  );
  const { plan, charged } = words;
  return { inputs: { ...numbers, plan, charged } as CostInputs, faults };
}

function faultOf({ label, preset, least, most, isWhole }: Amount, text: string): string | undefined {
  const number = readNumber(text);
  if (text.trim() === '') return `${label}: a number is missing.`;
  if (number === undefined) return `This is not read as a number. Write it like ${inFull(preset)}.`;
  if (number < least || number > most) return `This has to be between ${inFull(least)} and ${inFull(most)}.`;
  return isWhole && !Number.isInteger(number) ? 'This has to be a whole number.' : undefined;
}
