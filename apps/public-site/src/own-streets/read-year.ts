const dayMilliseconds = 86_400_000;
/** Spreadsheets count days from here. */
const spreadsheetStart = Date.UTC(1899, 11, 30);
const earliest = 1950;

/**
 * Parses the year of a date as exports write it: '2021', '2021-05-03', '5/3/2021', '03.05.21', '03-MAY-21',
 * 'May 3, 2021', '20210503' of dBase, a spreadsheet's number of days, or Esri's milliseconds. Returns undefined for
 * anything else, and for years before 1950 or after next year.
 */
export function readYear(text: string, thisYear = new Date().getUTCFullYear()): number | undefined {
  const year = yearOf(text.trim(), thisYear);
  return year !== undefined && year >= earliest && year <= thisYear + 1 ? year : undefined;
}

function yearOf(text: string, thisYear: number): number | undefined {
  if (/^\d{4}(?:\.0+)?$/.test(text)) return Number(text);
  if (/^-?\d{11,14}$/.test(text)) return new Date(Number(text)).getUTCFullYear();
  if (/^\d{5}(?:\.\d+)?$/.test(text))
    return new Date(spreadsheetStart + Number(text) * dayMilliseconds).getUTCFullYear();
  const [, whole] = /(?<!\d)((?:19|20)\d{2})(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))?(?!\d)/.exec(text) ?? [];
  if (whole) return Number(whole);
  const [, short] = /^\d{1,2}[./\s-](?:\d{1,2}|[a-z]{3,9})[./\s-](\d{2})(?!\d)/i.exec(text) ?? [];
  if (!short) return undefined;
  const inThisCentury = 2_000 + Number(short);
  return inThisCentury > thisYear + 1 ? inThisCentury - 100 : inThisCentury;
}
