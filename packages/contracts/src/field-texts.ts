import { isFieldDate, type FieldType, type FieldValue } from './field-values.ts';

/** A value that a text stands for, and its type. */
interface GuessedValue {
  type: FieldType;
  value: FieldValue;
}

const plainNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;
/** With commas between thousands, as spreadsheets write them. */
const writtenNumber = /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d{1,15})?(?:\.\d{1,15})?$/;
const isoDate = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{1,2}:\d{2}.*)?$/;
const slashedDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

const clearlyBoolean = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);
const writtenBoolean = new Map([
  ...clearlyBoolean,
  ['y', true],
  ['1', true],
  ['on', true],
  ['n', false],
  ['0', false],
  ['off', false],
]);

/**
 * Guesses the type of a text. Numbers with leading zeros or signs are texts, as in ZIP codes and phone numbers; 1 and 0
 * are numbers.
 */
export function guessValue(text: string): GuessedValue {
  if (plainNumber.test(text)) return { type: 'number', value: Number(text) };
  const truth = clearlyBoolean.get(text.toLowerCase());
  if (truth !== undefined) return { type: 'boolean', value: truth };
  const date = parseDate(text);
  return date === undefined ? { type: 'text', value: text } : { type: 'date', value: date };
}

/** Parses a text as a value of a type; undefined when it is none. */
export function parseFieldText(type: FieldType, text: string): FieldValue | undefined {
  if (type === 'text') return text;
  if (type === 'boolean') return writtenBoolean.get(text.toLowerCase());
  if (type === 'date') return parseDate(text);
  return writtenNumber.test(text) && /\d/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

/** Parses ISO dates with or without a time, and American ones as 1/31/2026. */
function parseDate(text: string): string | undefined {
  if (isoDate.test(text)) {
    const written = text
      .replace(' ', 'T')
      .replace(/ ?UTC$/, 'Z')
      .replaceAll(' ', '')
      .replace(/T(\d):/, 'T0$1:');
    return isFieldDate(written) ? written : undefined;
  }
  return parseSlashedDate(text).monthFirst;
}

/** The dates that a text such as 5/1/2026 can stand for. */
export interface SlashedDate {
  /** As Americans write it. */
  monthFirst?: string | undefined;
  dayFirst?: string | undefined;
}

/** Parses a date with slashes in both orders. */
export function parseSlashedDate(text: string): SlashedDate {
  const [, first, second, year] = slashedDate.exec(text) ?? [];
  if (year === undefined) return {};
  const dateOf = (month: string, day: string) => {
    const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isFieldDate(written) ? written : undefined;
  };
  return { monthFirst: dateOf(first!, second!), dayFirst: dateOf(second!, first!) };
}

/** Returns the type that fits all values, from the types that were guessed: text unless they agree. */
export function commonType(guessed: ReadonlySet<FieldType>): FieldType {
  const [first = 'text'] = guessed;
  return guessed.size > 1 ? 'text' : first;
}

/** Returns true for columns of identifiers: digits in them are no numbers to calculate with. */
export const isIdentifier = (name: string): boolean =>
  /zip|postal|postcode|phone|mobile|fax/i.test(name) || /(?:^|[^a-z])(?:id|uuid|leid|euid)$/i.test(name);
