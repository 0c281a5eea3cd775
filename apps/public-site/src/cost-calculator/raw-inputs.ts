import { amountNames, choiceNames, type AmountName, type ChoiceName } from './input-names.ts';
import { amounts, choices, finestDecimals, inFull, type Amount, type CostInputs } from './inputs.ts';
import { readNumber } from './read-number.ts';

/** The inputs as the exact texts of the fields. */
export type RawInputs = Record<AmountName | ChoiceName, string>;

/** Error messages by field. */
export type FieldErrors = Partial<Record<AmountName, string>>;

/** Reads the texts of a form or a URL. Missing fields and unknown choices use the preset. */
export function rawInputsOf(source: URLSearchParams | FormData): RawInputs {
  const numbers = amountNames.map((name) => [name, textOf(source, name) ?? inFull(amounts[name].preset)]);
  const chosen = choiceNames.map((name) => {
    const values = choices[name].options.map(({ value }): string => value);
    const text = textOf(source, name);
    return [name, text !== undefined && values.includes(text) ? text : values[0]];
  });
  return Object.fromEntries([...numbers, ...chosen]) as RawInputs;
}

function textOf(source: URLSearchParams | FormData, name: string): string | undefined {
  const value = source.get(name);
  return typeof value === 'string' ? value : undefined;
}

/** Returns the query string for the texts, with its question mark. Leaves out presets and nothing else. */
export function queryOf(rawInputs: RawInputs): string {
  const query = new URLSearchParams();
  for (const name of amountNames) {
    const number = readNumber(rawInputs[name]);
    if (number === amounts[name].preset) continue;
    query.set(name, errorOf(amounts[name], rawInputs[name]) === undefined ? String(number) : rawInputs[name].trim());
  }
  for (const name of choiceNames)
    if (rawInputs[name] !== choices[name].options[0].value) query.set(name, rawInputs[name]);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Parses the texts into numbers, or returns their errors. */
export function inputsOf(rawInputs: RawInputs): { inputs?: CostInputs; errors: FieldErrors } {
  const found = amountNames.map((name) => [name, errorOf(amounts[name], rawInputs[name])] as const);
  const errors: FieldErrors = Object.fromEntries(found.filter(([, error]) => error !== undefined));
  if (Object.keys(errors).length > 0) return { errors };
  const numbers = Object.fromEntries(
    amountNames.map((name) => [name, Number(readNumber(rawInputs[name])!.toFixed(finestDecimals))]),
  );
  const { plan, charged } = rawInputs;
  return { inputs: { ...numbers, plan, charged } as CostInputs, errors };
}

function errorOf({ label, preset, least, most, isComplete }: Amount, text: string): string | undefined {
  const number = readNumber(text);
  if (text.trim() === '') return `${label}: a number is missing.`;
  if (number === undefined) return `This is not read as a number. Write it like ${inFull(preset)}.`;
  if (number < least || number > most) return `This has to be between ${inFull(least)} and ${inFull(most)}.`;
  return isComplete && !Number.isInteger(number) ? 'This has to be a whole number.' : undefined;
}
