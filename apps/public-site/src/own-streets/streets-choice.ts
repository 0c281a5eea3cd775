import type { StreetClass } from '../road-network/segment.ts';
import type { Columns } from './guess-columns.ts';
import type { LengthUnit } from './length-units.ts';

/** The choices of a person about the columns of a file. */
export interface StreetsChoice {
  readonly columns: Columns;
  readonly lengthUnit: LengthUnit;
  readonly widthUnit: LengthUnit;
  /** The class for each text of the column of classes; a text without one makes its rows unusable. */
  readonly classes: ReadonlyMap<string, StreetClass | undefined>;
  /** The class of all streets when the file has no such column. */
  readonly onlyClass: StreetClass;
  /** The year of ratings without one: of all of them when the file has no such column. Undefined leaves them out. */
  readonly ratedIn: number | undefined;
}

/** A row that cannot be used, with the reason in a sentence. */
export interface RowProblem {
  readonly row: number;
  readonly name: string;
  readonly reason: string;
}
