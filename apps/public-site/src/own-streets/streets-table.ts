/** Longitude and latitude in degrees (WGS84). */
export type Degrees = readonly [longitude: number, latitude: number];

/** A file of streets as rows of text, and their courses when it is a map. */
export interface StreetsTable {
  readonly format: 'csv' | 'geojson';
  readonly delimiter: string;
  readonly header: readonly string[];
  readonly rows: readonly StreetsRow[];
  /** Remarks about the file as a whole, in sentences. */
  readonly remarks: readonly string[];
}

export interface StreetsRow {
  /** The row of a spreadsheet, from 1, or the place of a feature in its file. */
  readonly number: number;
  readonly cells: readonly string[];
  /** The parts of its course; empty without a map. */
  readonly parts: readonly (readonly Degrees[])[];
}

/** Limits of a file. A larger network has to be divided, by district for instance. */
export const maxBytes = 50 * 1024 * 1024;
export const maxRows = 50_000;

/** Says why a file cannot be read, and what to do. */
export class UnreadableStreets extends Error {
  override readonly name = 'UnreadableStreets';
}
