import { decodeText } from '@workspace/contracts/decode-text';
import { notCsvMessage, sniffedBytes } from '@workspace/contracts/file-format';
import { readCsv } from './read-csv.ts';
import { readGeoJson } from './read-geojson.ts';
import { maxBytes, maxRows, UnreadableStreets, type StreetsTable } from './streets-table.ts';

const shapefileMessage = 'This archive has a shapefile. Export the layer as GeoJSON (WGS84), or its table as CSV.';

/** Reads a CSV or GeoJSON file by its content, whatever its name. Throws `UnreadableStreets`. */
export async function readFile(file: Blob): Promise<StreetsTable> {
  if (file.size === 0) throw new UnreadableStreets('This file is empty.');
  if (file.size > maxBytes)
    throw new UnreadableStreets(
      `This file has ${Math.ceil(file.size / 1024 / 1024)} MB; at most 50 MB are read. Leave out columns or divide it.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  const message = formatMessage(String.fromCharCode(...bytes.subarray(0, sniffedBytes)));
  if (message) throw new UnreadableStreets(message);
  const text = decodeText(bytes);
  const table = /^\s*[{[]/.test(text) ? readGeoJson(text) : readCsv(text);
  if (table.rows.length === 0) throw new UnreadableStreets('This file has a header, and no rows below it.');
  if (table.rows.length > maxRows)
    throw new UnreadableStreets(
      `This file has ${table.rows.length.toLocaleString('en-US')} rows; at most ${maxRows.toLocaleString('en-US')} are read. Divide it, by district for instance.`,
    );
  return table;
}

function formatMessage(start: string): string | undefined {
  if (start.startsWith('PK') && /\.shp/i.test(start)) return shapefileMessage;
  // The number of a shapefile's format.
  if (start.startsWith('\0\0\x27\x0a')) return 'This is a shapefile. Export the layer as GeoJSON (WGS84).';
  return notCsvMessage(start);
}
