import { readNumber } from '../cost-calculator/read-number.ts';
import type { LabParam } from './param-names.ts';

/** The values of a query, with a message for each that could not be used. */
export class LabQuery {
  readonly problems: string[] = [];
  private readonly query: URLSearchParams;

  constructor(query: URLSearchParams) {
    this.query = query;
  }

  textOf(name: LabParam): string | undefined {
    return this.query.get(name)?.trim() || undefined;
  }

  /** Returns a whole number within its limits, or the standard one. */
  numberOf(name: LabParam, [least, most]: readonly [number, number], standard: number, label: string): number {
    const text = this.textOf(name);
    if (text === undefined) return standard;
    const number = readNumber(text);
    if (number !== undefined && number >= least && number <= most) return Math.round(number);
    this.problems.push(`${label} in the address has to be a number from ${inFull(least)} to ${inFull(most)}.`);
    return standard;
  }

  /** Returns one of the values; undefined when the query has none of them. */
  choiceOf<Value extends string>(name: LabParam, values: readonly Value[], label: string): Value | undefined {
    const text = this.textOf(name);
    const value = values.find((one) => one === text);
    if (text !== undefined && value === undefined)
      this.problems.push(`The address names a ${label} that the lab does not have.`);
    return value;
  }
}

/** Years are printed without a separator. */
const inFull = (value: number) => (value < 3000 ? String(value) : value.toLocaleString('en-US'));
