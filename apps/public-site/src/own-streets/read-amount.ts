import { feetIn, unitOfCell, type LengthUnit } from './length-units.ts';

export type DecimalMark = '.' | ',';

const grouped = /^\d{1,3}(?:,\d{3})+$/;
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f'’]/g, '');

/**
 * Finds the decimal mark of a column's numbers. A file with semicolons comes from a country that writes commas, unless
 * its numbers say otherwise.
 */
export function findDecimalMark(texts: readonly string[], delimiter: string): DecimalMark {
  const numbers = texts.map(plain).filter((text) => /^-?[\d.,]+[a-z]*$/i.test(text));
  const hasCommaDecimals = numbers.some(
    (text) => (/^-?\d+,\d+/.test(text) && !grouped.test(text)) || /\.\d{3},\d/.test(text),
  );
  if (hasCommaDecimals && !numbers.some((text) => /,\d{3}\.\d/.test(text))) return ',';
  if (numbers.some((text) => /\.(?:\d{1,2}|\d{4,})$/.test(text))) return '.';
  return delimiter === ';' && numbers.some((text) => text.includes(',')) ? ',' : '.';
}

/** Parses a cell with a number, such as '1,240.5', '1 240,5' or '850 ft'; drops its unit. Otherwise returns undefined. */
export function readAmount(text: string, mark: DecimalMark): number | undefined {
  const bare = plain(text)
    .replace(/^\$/, '')
    .replace(/(?<=\d[.,]?)(?:ft|feet|foot|lf|m|mi|miles?|km|(?:kilo)?met(?:er|re)s?|%|′)\.?$/i, '');
  const whole = mark === ',' ? bare.replaceAll('.', '').replace(',', '.') : ungrouped(bare);
  if (!/^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(whole)) return undefined;
  return Number(whole);
}

const ungrouped = (text: string): string =>
  /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text;

/** Parses a length in feet. The unit of the cell counts, and that of its column only for cells without one. */
export function readFeet(text: string, mark: DecimalMark, columnUnit: LengthUnit): number | undefined {
  const amount = readAmount(text, mark);
  return amount === undefined ? undefined : amount * feetIn[unitOfCell(text) ?? columnUnit];
}
