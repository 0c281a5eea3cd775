import type { CurveName } from '../road-network/curves.ts';
import type { SourceName } from '../road-network/sources.ts';

/** Names of the deterioration curves, with their source. */
export const curveLabels: Readonly<Record<CurveName, { short: string; label: string; source: SourceName }>> = {
  's-curve': { short: 'S-curve', label: 'S-curve by class (Somerville, 2012)', source: 'somerville' },
  exponential: {
    short: 'constant share a year',
    label: 'Constant share of the rating a year (solvent-streets)',
    source: 'solventStreets',
  },
};
