const zip = 'PK\x03\x04';

/** Signatures of files that are mistaken for CSV; bytes are written as Latin-1 characters. The first match wins. */
const formats: { start: string; holds?: string; message: string }[] = [
  {
    start: zip,
    holds: 'xl/',
    message: 'This is an Excel workbook, not a CSV file. Open it and save it as CSV.',
  },
  {
    start: zip,
    holds: '[Content_Types].xml',
    message: 'This is an Office document, not a CSV file. Save its table as CSV.',
  },
  {
    start: zip,
    holds: 'vnd.oasis.opendocument.spreadsheet',
    message: 'This is an OpenDocument spreadsheet, not a CSV file. Open it and save it as CSV.',
  },
  { start: zip, message: 'This is a zip archive. Unpack it and choose the CSV file inside.' },
  { start: '\x1f\x8b', message: 'This is a gzip archive. Unpack it and choose the CSV file inside.' },
  {
    start: '\xd0\xcf\x11\xe0',
    message: 'This is an old Excel workbook, not a CSV file. Open it and save it as CSV.',
  },
  { start: '%PDF-', message: 'This is a PDF document, not a CSV file.' },
  { start: '<!doctype', message: 'This is a web page, not a CSV file.' },
  { start: '<html', message: 'This is a web page, not a CSV file.' },
  { start: '<?xml', message: 'This is an XML document, not a CSV file.' },
  { start: '{\\rtf', message: 'This is a rich text document, not a CSV file.' },
  { start: 'begin:vcard', message: 'These are vCard contacts, not a CSV file. Export them as CSV.' },
];

/** Number of bytes from the start of a file that `notCsvMessage` reads. */
export const sniffedBytes = 4096;

/** Returns a message for a file that is not CSV, from its first bytes as Latin-1 text; undefined when it may be CSV. */
export function notCsvMessage(bytes: string): string | undefined {
  const text = bytes.replace(/^\xef\xbb\xbf/, '');
  const begins = text.trimStart().toLowerCase();
  const found = formats.find(
    ({ start, holds = '' }) => (text.startsWith(start) || begins.startsWith(start)) && text.includes(holds),
  );
  return found?.message ?? (isBinary(bytes) ? 'This file holds binary data. Export the rows as CSV.' : undefined);
}

/** Text has no runs of zeros: in UTF-16, ASCII letters have them in every other byte. */
const isBinary = (bytes: string): boolean => bytes.includes('\0\0');
