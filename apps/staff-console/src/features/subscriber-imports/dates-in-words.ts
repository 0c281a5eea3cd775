import type { ImportField } from '@workspace/contracts/import-fields';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Says for each column with dates such as 05/01/2026 how they are read. */
export const datesInWords = (fields: readonly ImportField[]): string[] =>
  fields.flatMap(({ name, slashed }) => {
    if (!slashed) return [];
    const because = slashed.isDayFirst ? ', because other dates of this column begin with the day' : '';
    return [`${name}: “${slashed.text}” is read as ${format.format(new Date(slashed.date))}${because}.`];
  });
