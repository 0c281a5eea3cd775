import { CsvError, parse, type InfoRecord } from 'csv-parse/browser/esm/sync';
import { unescapeCell } from '@workspace/contracts/csv-cell';
import { findCsvDialect } from '@workspace/contracts/csv-dialect';
import { findHeaderRow } from './find-header-row.ts';
import { UnreadableStreets, type StreetsRow, type StreetsTable } from './streets-table.ts';

/** Parses CSV as spreadsheets write it, also with lines of a title above the header. Throws `UnreadableStreets`. */
export function readCsv(text: string): StreetsTable {
  const { delimiter, declarationLength } = findCsvDialect(text);
  const records = parseRecords(text.slice(declarationLength), delimiter, declarationLength > 0 ? 1 : 0);
  const at = findHeaderRow(records.map(({ cells }) => cells));
  const header = records[at]?.cells.map((name) => name.trim()) ?? [];
  if (header.length < 2)
    throw new UnreadableStreets('Only one column was found. Save the table as CSV, with commas, semicolons or tabs.');
  const skipped = records.slice(0, at).map(({ number }) => number);
  return {
    format: 'csv',
    delimiter,
    header,
    rows: records.slice(at + 1),
    remarks:
      skipped.length > 0
        ? [`The names of the columns are in row ${records[at]!.number}. Rows above it are not read.`]
        : [],
  };
}

function parseRecords(text: string, delimiter: string, linesBefore: number): StreetsRow[] {
  const records: StreetsRow[] = [];
  try {
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (record: string[], info: InfoRecord) => {
        const number = linesBefore + info.empty_lines + info.records;
        if (record.some((cell) => cell !== '')) records.push({ number, cells: record.map(unescapeCell), parts: [] });
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = (records.at(-1)?.number ?? linesBefore) + 1;
    throw new UnreadableStreets(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `A quote in row ${row} is never closed. Correct it, or save the table as CSV once more.`
        : `The file cannot be read near row ${row}. Save the table as CSV once more.`,
    );
  }
  return records;
}
