import type { PacketMap } from './packet-map.ts';

/** A table of the packet. Cells are printed as they are. */
export interface PacketTable {
  readonly caption: string;
  readonly columns: readonly PacketColumn[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
  /** The color that the map gives to the subject of each row, by its number. */
  readonly swatches?: Readonly<Record<number, string>>;
}

interface PacketColumn {
  readonly label: string;
  readonly isNumeric?: boolean;
}

/** The average rating of each year, one line for each plan. */
export interface PacketChart {
  /** The lines in words. */
  readonly description: string;
  readonly years: readonly number[];
  readonly lines: readonly { readonly label: string; readonly averages: readonly number[]; readonly isMain: boolean }[];
}

export interface PacketSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly chart?: PacketChart;
  readonly map?: PacketMap | undefined;
  readonly tables: readonly PacketTable[];
  readonly points?: readonly string[];
}

/** A document for a council. The page of a plan that prints and its PDF have the same content. */
export interface Packet {
  readonly title: string;
  readonly answer: string;
  /** The day it was made, in words. */
  readonly madeOn: string;
  /** The address that shows the same. */
  readonly address: string;
  /** The last line. */
  readonly closing: string;
  readonly sections: readonly PacketSection[];
}
