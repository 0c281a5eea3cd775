/** Functional classes of streets: the class sets the curve and the costs. */
export const streetClasses = ['arterial', 'collector', 'local'] as const;
export type StreetClass = (typeof streetClasses)[number];

/** A place on the plan, in feet east and south of its upper left corner. */
export type Point = readonly [x: number, y: number];

/** A piece of street between two crossings, rated as one. */
export interface Segment {
  readonly id: string;
  readonly name: string;
  readonly streetClass: StreetClass;
  readonly lengthFeet: number;
  readonly widthFeet: number;
  /** Pavement Condition Index from 0 to 100 in the year of its rating. */
  readonly pci: number;
  readonly ratedIn: number;
  /** The year of its last paving, if known. */
  readonly pavedIn?: number;
  /** Its course; empty when only a table is known. */
  readonly line: readonly Point[];
}

/** Streets that are planned together. */
export interface Network {
  readonly name: string;
  readonly segments: readonly Segment[];
}

/** Returns the area of a segment in square yards. */
export const areaOf = ({ lengthFeet, widthFeet }: Pick<Segment, 'lengthFeet' | 'widthFeet'>): number =>
  (lengthFeet * widthFeet) / 9;
