/** Units by their normalized name, each with its spellings. */
const spellings: Readonly<Record<string, string>> = {
  '%': '%|percent(?:age points?)?|per cent|percentage points?|pct',
  'lane-mile': 'lane[- ]miles?',
  mile: 'miles?|mi',
  km: 'km|kilomet(?:er|re)s?',
  ft: 'ft|feet|foot',
  inch: 'inch(?:es)?',
  yard: 'yards?',
  meter: 'met(?:er|re)s?',
  mph: 'mph',
  second: 'seconds?',
  minute: 'minutes?|mins?',
  hour: 'hours?|hrs?|h',
  day: 'days?',
  week: 'weeks?',
  month: 'months?',
  year: 'years?|yrs?',
  ton: 'tons?|tonnes?',
  degree: 'degrees?|°[CF]?',
  $: 'dollars?|USD',
  '€': 'euros?|EUR',
  cent: 'cents?|¢',
  x: 'x|times|-?fold',
  th: 'st|nd|rd|th',
};

/** A pattern for a unit after a number. */
export const unitPattern = `(?:${Object.values(spellings).join('|')})(?![A-Za-z])`;

const readers = Object.entries(spellings).map(([name, pattern]): [string, RegExp] => [
  name,
  new RegExp(`^(?:${pattern})$`, 'i'),
]);

/** Returns the normalized name of a written unit, empty for none. */
export function unitName(written: string): string {
  const bare = written.replace(/^[\s-]+/, '');
  return readers.find(([, pattern]) => pattern.test(bare))?.[0] ?? '';
}
