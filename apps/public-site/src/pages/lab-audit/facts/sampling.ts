/** A fact with its source, printed beside it. */
export interface SourcedFact {
  readonly value: number;
  readonly definition: string;
  readonly source: string;
}

/** Constants of the sampling of pavement sections. */
export const sampling = {
  margin: {
    value: 5,
    definition: 'points by which the mean of the inspected units may miss the mean of all units',
    source: 'ASTM D6433 and D5340, e in their formula',
  },
  asphaltSpread: {
    value: 10,
    definition: 'standard deviation of the ratings of the units of one asphalt section, assumed before inspection',
    source: 'published for airfields (ASTM D5340); many guides use it for roads',
  },
  concreteSpread: {
    value: 15,
    definition: 'standard deviation of the ratings of the units of one concrete section, assumed before inspection',
    source: 'published for airfields (ASTM D5340); many guides use it for roads',
  },
  checkUnits: { value: 100, definition: 'units of the check', source: 'the formula with e = 5 and s = 10' },
  checkSample: { value: 14, definition: 'units that it has to give', source: 'the formula with e = 5 and s = 10' },
} as const satisfies Record<string, SourcedFact>;

/** The alternative of US Army TM 5-623 (public domain): a chart of units against the range of their ratings. */
export const armyManual = {
  source: 'US Army TM 5-623, public domain',
  units: 20,
  /** Points of its chart: the range between the best and the worst unit, and the units to inspect. */
  points: [
    { range: 25, sample: 9 },
    { range: 40, sample: 13 },
  ],
  leastSample: 5,
  /** The chart is meant to be within this many points about this share of the time. */
  margin: 5,
  confidence: '95%',
} as const;
