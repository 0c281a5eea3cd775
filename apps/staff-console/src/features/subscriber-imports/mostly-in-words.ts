import type { ImportField } from '@workspace/contracts/import-fields';
import { formatNumber } from '../../layout/format-number.ts';

const kinds = { number: 'numbers', date: 'dates', boolean: 'yes or no', text: 'texts' } as const;

/** Says for each column of texts that almost is of another type which value prevents it, with its line. */
export const mostlyInWords = (fields: readonly ImportField[]): string[] =>
  fields.flatMap(({ name, values, mostly }) => {
    if (!mostly) return [];
    const { type, line, text, count } = mostly;
    const all = formatNumber(values);
    const where = `“${text}” in line ${formatNumber(line)}`;
    return count === 1
      ? [`${name}: all of ${all} values are ${kinds[type]}, except ${where}.`]
      : [`${name}: ${formatNumber(values - count)} of ${all} values are ${kinds[type]}, but not ${where}.`];
  });
