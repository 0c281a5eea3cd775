import { feetIn, unitOfCell, type LengthUnit } from './length-units.ts';

export type DecimalMark = '.' | ',';

const grouped = /^-?\d{1,3}(?:,\d{3})+$/;
const plain = (text: string) => withoutBand(text).replaceAll(/[\s\u00a0\u202f'’]/g, '');

/** Words that exports write beside a rating, as in '67 - Fair' and 'Very Poor (15)'. */
const band = String.raw`(?:pci|very|excellent|good|satisfactory|adequate|fair|marginal|at\s+risk|poor|serious|failed)\b`;
const besideBand = new RegExp(String.raw`^(?=.*[a-z])(?:${band}\W*)*(\d+(?:[.,]\d+)*)(?:\W*${band})*\W*$`, 'i');
const withoutBand = (text: string) => text.trim().replace(besideBand, '$1');

/** A number that can only be meant with the mark, such as '1.240,5' or '72,4' with a comma. */
const telling: Record<DecimalMark, (text: string) => boolean> = {
  ',': (text) => /\.\d{3},\d/.test(text) || (/^-?\d+,\d+$/.test(text) && !grouped.test(text)),
  '.': (text) => /,\d{3}\.\d/.test(text) || /\.(?:\d{1,2}|\d{4,})$/.test(text),
};

/**
 * Finds the decimal mark of a column's numbers: the one of most of them, so that one cell typed differently does not
 * change the others. A file with semicolons comes from a country that writes commas, unless its numbers say otherwise.
 */
export function findDecimalMark(texts: readonly string[], delimiter: string): DecimalMark {
  const numbers = texts
    .map(plain)
    .filter((text) => /^-?[\d.,]+[a-z]*$/i.test(text))
    .map((text) => text.replace(/[a-z]+$/i, ''));
  const [commas, points] = [numbers.filter(telling[',']).length, numbers.filter(telling['.']).length];
  if (commas !== points) return commas > points ? ',' : '.';
  return delimiter === ';' && numbers.some((text) => text.includes(',')) ? ',' : '.';
}

/** Parses a cell with a number, such as '1,240.5', '850 ft' or '67 - Fair'; drops its unit. Otherwise returns undefined. */
export function readAmount(text: string, mark: DecimalMark): number | undefined {
  const bare = plain(text)
    .replace(/^\$/, '')
    .replace(/(?<=\d[.,]?)(?:ft|feet|foot|lf|m|mi|miles?|km|(?:kilo)?met(?:er|re)s?|%|′)\.?$/i, '');
  const whole = ungrouped(mark === ',' ? withPoints(bare) : bare);
  if (!/^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(whole)) return undefined;
  return Number(whole);
}

/** Exchanges the two marks. */
const withPoints = (text: string): string => text.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

const ungrouped = (text: string): string =>
  /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text;

/** Parses a length in feet. The unit of the cell counts, and that of its column only for cells without one. */
export function readFeet(text: string, mark: DecimalMark, columnUnit: LengthUnit): number | undefined {
  const amount = readAmount(text, mark);
  return amount === undefined ? undefined : amount * feetIn[unitOfCell(text) ?? columnUnit];
}
