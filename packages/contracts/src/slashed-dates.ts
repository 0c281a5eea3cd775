import { parseSlashedDate, type SlashedDate } from './field-texts.ts';
import type { ImportField } from './import-fields.ts';

/** The order of a column's dates with slashes. `mixed`: some prove each order, so that none can be trusted. */
export type DateOrder = 'month-first' | 'day-first' | 'mixed';

/**
 * Learns from a column whether its dates begin with the day: a first number above 12 proves it. Until all rows are read, a
 * date that is possible in both orders is read as an American one: see `rereadDates`.
 */
export class SlashedDates {
  #hasMonthFirst = false;
  #hasDayFirst = false;
  #ambiguous: (Required<SlashedDate> & { text: string }) | undefined;

  /** Returns the date of a text by now; undefined for any other text. */
  read(text: string): string | undefined {
    const { monthFirst, dayFirst } = parseSlashedDate(text);
    if (dayFirst === undefined) this.#hasMonthFirst ||= monthFirst !== undefined;
    else if (monthFirst === undefined) this.#hasDayFirst = true;
    else if (monthFirst !== dayFirst) this.#ambiguous ??= { text, monthFirst, dayFirst };
    return monthFirst ?? dayFirst;
  }

  get order(): DateOrder {
    if (this.#hasMonthFirst && this.#hasDayFirst) return 'mixed';
    return this.#hasDayFirst ? 'day-first' : 'month-first';
  }

  /** Returns how the column is read, for the staff who check the file. */
  get reading(): Pick<ImportField, 'slashed'> {
    if (!this.#ambiguous) return {};
    const { text, monthFirst, dayFirst } = this.#ambiguous;
    const isDayFirst = this.order === 'day-first';
    return { slashed: { text, date: (isDayFirst ? dayFirst : monthFirst).slice(0, 10), isDayFirst } };
  }
}
