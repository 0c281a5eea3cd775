import { guessValue, parseFieldText } from './field-texts.ts';
import type { FieldType, FieldValue } from './field-values.ts';
import { SlashedDates } from './slashed-dates.ts';

/** The type of almost all values of a column of texts, with the first of the others and their number. */
interface MostlyOfType {
  type: Exclude<FieldType, 'text'>;
  line: number;
  text: string;
  count: number;
}

/** The share of values from which a column is mostly of their type. */
const almostAll = 0.8;
const longestText = 60;

/** Learns the type of a column from its values: the one that fits all of them, and text otherwise. */
export class ColumnTypes {
  readonly dates = new SlashedDates();
  /** The values of each type: their number, and the first of them. */
  readonly #seen = new Map<FieldType, { count: number; line: number; text: string }>();

  /** Returns the value of a text in this line of the file. */
  read(text: string, line: number): FieldValue {
    const date = this.dates.read(text);
    const { type, value } = date === undefined ? guessValue(text) : { type: 'date' as const, value: date };
    const seen = this.#seen.get(type);
    if (seen) seen.count += 1;
    else this.#seen.set(type, { count: 1, line, text: text.slice(0, longestText).toWellFormed() });
    return value;
  }

  get type(): FieldType {
    const [first = 'text', ...others] = this.#seen.keys();
    return others.length > 0 || (first === 'date' && this.dates.order === 'mixed') ? 'text' : first;
  }

  /** Returns the type that a few values prevent; undefined where all agree, or many differ. */
  get mostly(): MostlyOfType | undefined {
    const [most, ...others] = [...this.#seen].toSorted(([, one], [, other]) => other.count - one.count);
    if (!most || others.length === 0 || most[0] === 'text') return undefined;
    const count = others.reduce((sum, [, seen]) => sum + seen.count, 0);
    if (most[1].count < almostAll * (most[1].count + count)) return undefined;
    const { line, text } = others.map(([, seen]) => seen).toSorted((one, other) => one.line - other.line)[0]!;
    // Of codes with a leading zero, the type would lose it.
    return parseFieldText(most[0], text) === undefined ? { type: most[0], line, text, count } : undefined;
  }
}
