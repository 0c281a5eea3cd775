/** A document that a constant was read in. */
export interface Source {
  readonly title: string;
  /** The year of the figures, not of the reading. */
  readonly year: string;
  readonly url?: string;
  /** True when we read it as another document quotes it. */
  readonly isSecondHand?: boolean;
}

/** Documents that the constants come from, as read on November 22, 2026. */
export const sources = {
  somerville: {
    title: 'City of Somerville, Massachusetts: pavement plan and staff model (PCI.R)',
    year: '2012',
    url: 'https://github.com/DanielHadley/PCI_Code',
  },
  sCurveForm: {
    title: 'Ramirez-Flores and Chang-Albitres, Transportation Research Board, for the form of the curve',
    year: '2012',
  },
  solventStreets: {
    title: 'solvent-streets: forecast by share of the rating a year',
    year: '2025',
    url: 'https://github.com/jcrussell/solvent-streets',
  },
  berkeley: {
    title: 'City of Berkeley, California: pavement plan, as reported by solvent-streets',
    year: '2022',
    url: 'https://github.com/jcrussell/solvent-streets/blob/main/docs/validation.md',
    isSecondHand: true,
  },
  caltrans: {
    title: 'Caltrans bids without design or inspection, as reported by solvent-streets',
    year: '2022 to 2026',
    url: 'https://github.com/jcrussell/solvent-streets/blob/main/docs/validation.md',
    isSecondHand: true,
  },
  costIndex: {
    title: 'Federal Highway Administration: National Highway Construction Cost Index',
    year: '2012 to 2025',
    url: 'https://www.fhwa.dot.gov/policy/otps/nhcci/',
  },
} as const satisfies Record<string, Source>;

export type SourceName = keyof typeof sources;
