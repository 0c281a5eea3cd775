import { isFieldDate, type FieldType, type FieldValue } from './field-values.ts';

/** A value that a text stands for, and its type. */
interface GuessedValue {
  type: FieldType;
  value: FieldValue;
}

const plainNumber = /^-?(?:0|[1-9]\d{0,14}|[1-9]\d{0,2}(?:,\d{3}){1,4})(?:\.\d{1,15})?$/;
/** With commas between thousands, as spreadsheets write them. */
const writtenNumber = /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d{1,15})?(?:\.\d{1,15})?$/;
const isoDate = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{1,2}:\d{2}.*)?$/;
/** As Go prints times, in exports of listmonk: the offset, and the name of the zone or the offset once more. */
const goZone = / ([+-]\d{4}) (?:[A-Z]{2,5}|[+-]\d{2,4})$/;
const slashedDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}):(\d{2})(:\d{2})?(?: ?([AP])M)?)?$/i;
const yearFirst = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/;
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const monthNamed = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i;
const dayNamed = /^(\d{1,2})\.? ([a-z]{3,9})\.?,? (\d{4})$/i;
const months = 'january february march april may june july august september october november december'.split(' ');

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
  if (plainNumber.test(text)) return { type: 'number', value: Number(text.replaceAll(',', '')) };
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

/** Parses ISO dates and American ones as 1/31/2026 with or without a time, 31.1.2026, and dates with English months. */
function parseDate(text: string): string | undefined {
  if (isoDate.test(text)) {
    const written = text
      .replace(goZone, '$1')
      .replace(' ', 'T')
      .replace(/ ?UTC$/, 'Z')
      .replaceAll(' ', '')
      .replace(/T(\d):/, 'T0$1:');
    return isFieldDate(written) ? written : undefined;
  }
  return parseSlashedDate(text).monthFirst ?? parseWrittenDate(text);
}

function parseWrittenDate(text: string): string | undefined {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return dayOf(year, month!, day!);
  const [, dayBeforeDot, monthAfterDot, yearAfterDot] = dotted.exec(text) ?? [];
  if (yearAfterDot !== undefined) return dayOf(yearAfterDot, monthAfterDot!, dayBeforeDot!);
  const [, name, first, ofName] = monthNamed.exec(text) ?? [];
  if (name !== undefined) return dayOf(ofName!, numberOfMonth(name), first!);
  const [, last, named, ofDay] = dayNamed.exec(text) ?? [];
  return named === undefined ? undefined : dayOf(ofDay!, numberOfMonth(named), last!);
}

/** Returns 1 for January and Jan; 0 for other words. */
function numberOfMonth(word: string): string {
  const short = word.toLowerCase();
  return String(months.findIndex((month) => month === short || month.slice(0, 3) === short) + 1);
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isFieldDate(written) ? written : undefined;
}

/** The dates that a text such as 5/1/2026 can stand for. */
export interface SlashedDate {
  /** As Americans write it. */
  monthFirst?: string | undefined;
  dayFirst?: string | undefined;
}

/** Parses a date with slashes in both orders, with or without a time. */
export function parseSlashedDate(text: string): SlashedDate {
  const [, first, second, year, ...time] = slashedDate.exec(text) ?? [];
  const timed = timeOf(time);
  if (year === undefined || timed === undefined) return {};
  const dateOf = (month: string, day: string) => {
    const date = dayOf(year, month, day);
    return date === undefined ? undefined : date + timed;
  };
  return { monthFirst: dateOf(first!, second!), dayFirst: dateOf(second!, first!) };
}

/** Formats the time of a slashed date as `T14:05`; empty without one, undefined for an impossible one. */
function timeOf([hours, minutes, seconds = '', half]: (string | undefined)[]): string | undefined {
  if (hours === undefined) return '';
  const isTwelve = half !== undefined;
  if (Number(hours) > (isTwelve ? 12 : 23) || (isTwelve && hours === '0') || Number(minutes) > 59) return undefined;
  const hour = isTwelve ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return `T${String(hour).padStart(2, '0')}:${minutes}${seconds}`;
}

/** Returns true for columns of identifiers: digits in them are no numbers to calculate with. */
export const isIdentifier = (name: string): boolean =>
  /zip|postal|postcode|phone|mobile|fax/i.test(name) || /(?:^|[^a-z])(?:ids?|uuid|leid|euid)(?:$| ?[-(:])/i.test(name);
